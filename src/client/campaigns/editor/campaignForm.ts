import { z } from 'zod';
import type { Campaign } from '#contract/campaigns';
import { fromLocalMinute, toLocalMinute } from '../../ui/format/moment';
import { isSame } from '../../save/mergeFields';
import { isNumberRead, numberText, readMoney } from '../../ui/format/readNumber';
import { dateProblem } from '../../ui/form/dateProblem';
import { numberMessages } from '../../ui/ui.messages';
import { campaignMessages } from '../campaigns.messages';

/** The form's values as typed. */
export const campaignForm = z.object({
  name: z.string(),
  /** Ids of the organisation that pays and the team that manages; '' for none. */
  organisation: z.string(),
  team: z.string(),
  /** Minutes of this browser's time zone, 'YYYY-MM-DDTHH:mm'; '' for none. */
  start: z.string(),
  end: z.string(),
  dailyEnabled: z.boolean(),
  daily: z.string(),
  monthlyEnabled: z.boolean(),
  monthly: z.string(),
  /** Ids. */
  boards: z.array(z.string()),
  artworks: z.array(z.string()),
});
export type CampaignForm = z.output<typeof campaignForm>;
export type CampaignField = keyof CampaignForm;
/** Validation messages by field. */
export type CampaignProblems = Partial<Record<CampaignField, string>>;

export const emptyForm: CampaignForm = {
  name: '',
  organisation: '',
  team: '',
  start: '',
  end: '',
  dailyEnabled: false,
  daily: '',
  monthlyEnabled: false,
  monthly: '',
  boards: [],
  artworks: [],
};

const amountText = (dollars: number | null): string => (dollars === null ? '' : numberText(dollars));

/** The form's values of a stored campaign. */
export const toForm = (campaign: Campaign): CampaignForm => ({
  name: campaign.campaignName,
  organisation: campaign.parentOrg ?? '',
  team: campaign.managementTeam ?? '',
  start: toLocalMinute(campaign.startTime),
  end: toLocalMinute(campaign.endTime),
  dailyEnabled: campaign.campaignBudget.isDailyBudgetEnabled,
  daily: amountText(campaign.campaignBudget.dailyBudget),
  monthlyEnabled: campaign.campaignBudget.isMonthlyBudgetEnabled,
  monthly: amountText(campaign.campaignBudget.monthlyBudget),
  boards: [...campaign.campaignBoards],
  artworks: [...(campaign.artworks ?? [])],
});

/**
 * The message for the text of a budget; undefined for an amount above 0, for none where the budget is switched off, and
 * for the stored amount, which calls may have given more decimals.
 */
function amountProblem(isEnabled: boolean, typed: string, stored: string): string | undefined {
  if (typed.trim() === '' ? !isEnabled : typed === stored) return undefined;
  const reading = readMoney(typed);
  if (isNumberRead(reading) && reading.value > 0) return undefined;
  return 'wrong' in reading && reading.wrong === 'ambiguous'
    ? `${campaignMessages.amountWrong}. ${numberMessages.ambiguous(typed.trim())}`
    : campaignMessages.amountWrong;
}

function datesProblems({ start, end }: CampaignForm): CampaignProblems {
  const unread = [dateProblem(start), dateProblem(end)] as const;
  if (unread[0] !== undefined) return { start: unread[0] };
  if (unread[1] !== undefined) return { end: unread[1] };
  return start !== '' && end !== '' && end <= start ? { end: campaignMessages.endWrong } : {};
}

/** Validates what was changed of the campaign as it was loaded. */
export function findProblems(form: CampaignForm, base: CampaignForm): CampaignProblems {
  const daily = amountProblem(form.dailyEnabled, form.daily, base.daily);
  const monthly = amountProblem(form.monthlyEnabled, form.monthly, base.monthly);
  return {
    ...(form.name.trim() === '' ? { name: campaignMessages.nameMissing } : {}),
    ...(daily === undefined ? {} : { daily }),
    ...(monthly === undefined ? {} : { monthly }),
    ...datesProblems(form),
  };
}

/** What a campaign still lacks to run; without it a new one is a draft. */
export const missingIn = (form: CampaignForm): string[] => [
  ...(form.boards.length === 0 ? [campaignMessages.missing.boards] : []),
  ...(form.artworks.length === 0 ? [campaignMessages.missing.artworks] : []),
];

/** What happens with a new campaign as it is. */
export function describeOutcome(form: CampaignForm): string {
  const missing = missingIn(form);
  if (missing.length > 0) return campaignMessages.isDraftWithout(missing);
  return [
    ...(form.start === '' ? [campaignMessages.startsAtOnce] : []),
    ...(form.dailyEnabled || form.monthlyEnabled ? [] : [campaignMessages.unlimited]),
  ].join(' ');
}

/** Dollars of a budget as typed; null for none, and for a text that is no amount. */
export function amountIn(typed: string): number | null {
  const reading = readMoney(typed);
  return isNumberRead(reading) ? reading.value : null;
}

/** An amount without a problem that cannot be read as typed is the stored one, as `numberText` wrote it. */
const amountToSend = (typed: string): number | null =>
  typed.trim() === '' ? null : (amountIn(typed) ?? Number(typed));

/** The form as the calls take it. */
export const toBody = (form: CampaignForm) => ({
  campaignName: form.name.trim(),
  parentOrg: form.organisation,
  managementTeam: form.team === '' ? null : form.team,
  startTime: fromLocalMinute(form.start),
  endTime: fromLocalMinute(form.end),
  campaignBudget: {
    isDailyBudgetEnabled: form.dailyEnabled,
    dailyBudget: amountToSend(form.daily),
    isMonthlyBudgetEnabled: form.monthlyEnabled,
    monthlyBudget: amountToSend(form.monthly),
  },
  campaignBoards: form.boards,
  artworks: form.artworks,
});
type CampaignBody = ReturnType<typeof toBody>;

/** The body of a modify call: only what differs from the campaign as it was loaded. */
export function changedBody(base: CampaignForm, form: CampaignForm): Partial<CampaignBody> {
  const loaded: Readonly<Record<string, unknown>> = toBody(base);
  return Object.fromEntries(Object.entries(toBody(form)).filter(([name, value]) => !isSame(value, loaded[name])));
}
