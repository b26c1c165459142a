import { z } from 'zod';
import type { ArtworkFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import type { Campaign } from '#contract/campaigns';
import { fromLocalMinute, toLocalMinute } from '../../ui/format/moment';
import { campaignMessages } from '../campaigns.messages';

/** The parts of a board that the editor shows. */
export type EditorBoard = Pick<
  Board,
  '_id' | 'boardname' | 'boardcoords' | 'boardloc' | 'boardsize' | 'adTypes' | 'imageURL' | 'boardImgURL' | 'boardFile'
> &
  Pick<Board, 'isDeleted' | 'boardPaused'>;

/** The parts of an artwork that the editor shows. */
export type EditorArtwork = Pick<ArtworkFile, '_id' | 'fileName' | 'previewURL' | 'isPreApproved'>;

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

const amountText = (dollars: number | null): string => (dollars === null ? '' : String(dollars));

/** The form's values of a stored campaign. */
export const formOf = (campaign: Campaign): CampaignForm => ({
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

const isAmount = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text.trim()) && Number(text) > 0;

/** Validates the form. */
export function problemsOf(form: CampaignForm): CampaignProblems {
  return {
    ...(form.name.trim() === '' ? { name: campaignMessages.nameMissing } : {}),
    ...(form.dailyEnabled && !isAmount(form.daily) ? { daily: campaignMessages.amountWrong } : {}),
    ...(form.monthlyEnabled && !isAmount(form.monthly) ? { monthly: campaignMessages.amountWrong } : {}),
    ...(form.start !== '' && form.end !== '' && form.end <= form.start ? { end: campaignMessages.endWrong } : {}),
  };
}

const amount = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The form as the calls take it. */
export const bodyOf = (form: CampaignForm) => ({
  campaignName: form.name.trim(),
  parentOrg: form.organisation,
  managementTeam: form.team === '' ? null : form.team,
  startTime: fromLocalMinute(form.start),
  endTime: fromLocalMinute(form.end),
  campaignBudget: {
    isDailyBudgetEnabled: form.dailyEnabled,
    dailyBudget: amount(form.daily),
    isMonthlyBudgetEnabled: form.monthlyEnabled,
    monthlyBudget: amount(form.monthly),
  },
  campaignBoards: form.boards,
  artworks: form.artworks,
});
type CampaignBody = ReturnType<typeof bodyOf>;

const bodyFields: Record<CampaignField, keyof CampaignBody> = {
  name: 'campaignName',
  organisation: 'parentOrg',
  team: 'managementTeam',
  start: 'startTime',
  end: 'endTime',
  dailyEnabled: 'campaignBudget',
  daily: 'campaignBudget',
  monthlyEnabled: 'campaignBudget',
  monthly: 'campaignBudget',
  boards: 'campaignBoards',
  artworks: 'artworks',
};

/** Whether two values of a field are the same; the order of boards and artworks does not count. */
export function sameValue(one: CampaignForm[CampaignField], other: CampaignForm[CampaignField]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const known = new Set(other);
  return one.length === other.length && one.every((id) => known.has(id));
}

/** The fields in which two forms differ. */
export const differingFields = (one: CampaignForm, other: CampaignForm): CampaignField[] =>
  campaignForm.keyof().options.filter((field) => !sameValue(one[field], other[field]));

/** The body of a modify call: only the fields that differ from the campaign as it was loaded. */
export function changesOf(base: CampaignForm, form: CampaignForm): Partial<CampaignBody> {
  const body = bodyOf(form);
  const changed = new Set(differingFields(base, form).map((field) => bodyFields[field]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => changed.has(name as keyof CampaignBody))); // entries of a CampaignBody
}
