import type { z } from 'zod';
import type { campaign } from '#contract/campaigns';
import { configErrors, type CampaignFacts } from './configErrors.rules';

/** One campaign with everything a list shows of it, as the queries return it. */
export interface CampaignRow extends CampaignFacts {
  id: string;
  campaignName: string;
  campaignPaused: boolean;
  boardIds: string[];
  artworkIds: string[];
  /** Millionths of a dollar: of the last 24 hours and of the last 30 days. */
  daySpentMicros: number;
  monthSpentMicros: number;
  orgName: string | null;
  teamName: string | null;
  createdAt: Date;
  version: number;
}

const dollars = (micros: number | null): number | null => (micros === null ? null : micros / 1e6);

/** The row as the contract's Campaign. */
export function asCampaign(row: CampaignRow): z.input<typeof campaign> {
  return {
    _id: row.id,
    campaignName: row.campaignName,
    campaignPaused: row.campaignPaused,
    campaignBoards: row.boardIds,
    campaignBudget: {
      isDailyBudgetEnabled: row.isDailyBudgetEnabled,
      dailyBudget: dollars(row.dailyBudgetMicros),
      isMonthlyBudgetEnabled: row.isMonthlyBudgetEnabled,
      monthlyBudget: dollars(row.monthlyBudgetMicros),
    },
    campaignExpense: { dailyExpense: row.daySpentMicros / 1e6, monthlyExpense: row.monthSpentMicros / 1e6 },
    parentOrg: row.parentOrg,
    orgName: row.orgName,
    managementTeam: row.managementTeam,
    teamName: row.teamName,
    startTime: row.startTime?.toISOString() ?? null,
    endTime: row.endTime?.toISOString() ?? null,
    configErrors: configErrors(row),
    artworks: row.artworkIds,
    dateCreated: row.createdAt.toISOString(),
    version: row.version,
  };
}
