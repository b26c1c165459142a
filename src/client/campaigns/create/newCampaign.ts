import { z } from 'zod';
import { toIso } from '../../ui/moment';

const picked = z.array(z.object({ id: z.string(), name: z.string() }));

/** The form as it is typed. */
export const newCampaign = z.object({
  name: z.string(),
  start: z.string(),
  end: z.string(),
  dailyEnabled: z.boolean(),
  daily: z.string(),
  monthlyEnabled: z.boolean(),
  monthly: z.string(),
  boards: picked,
  artworks: picked,
});
export type NewCampaign = z.output<typeof newCampaign>;
export const emptyCampaign: NewCampaign = {
  name: '',
  start: '',
  end: '',
  dailyEnabled: false,
  daily: '',
  monthlyEnabled: false,
  monthly: '',
  boards: [],
  artworks: [],
};

/** What keeps it from being created, by field. */
export function problemsOf(form: NewCampaign): Partial<Record<keyof NewCampaign, string>> {
  const amount = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0;
  return {
    ...(form.name.trim() === '' ? { name: 'Give the campaign a name' } : {}),
    ...(form.dailyEnabled && !amount(form.daily)
      ? { daily: 'An amount in dollars above 0, with at most 2 decimals' }
      : {}),
    ...(form.monthlyEnabled && !amount(form.monthly)
      ? { monthly: 'An amount in dollars above 0, with at most 2 decimals' }
      : {}),
    ...(form.start !== '' && form.end !== '' && form.end < form.start
      ? { end: 'The end must not be before the start' }
      : {}),
  };
}

/** The body of the create call. The dates are days of this browser's zone: from the first moment of one to the last of the other. */
export function bodyOf(form: NewCampaign, organisation: string, team: string | undefined) {
  return {
    campaignName: form.name.trim(),
    parentOrg: organisation,
    managementTeam: team ?? null,
    startTime: form.start === '' ? null : toIso(form.start, '00:00:00'),
    endTime: form.end === '' ? null : toIso(form.end, '23:59:59'),
    campaignBudget: {
      isDailyBudgetEnabled: form.dailyEnabled,
      dailyBudget: form.daily.trim() === '' ? null : Number(form.daily),
      isMonthlyBudgetEnabled: form.monthlyEnabled,
      monthlyBudget: form.monthly.trim() === '' ? null : Number(form.monthly),
    },
    campaignBoards: form.boards.map(({ id }) => id),
    artworks: form.artworks.map(({ id }) => id),
  };
}
