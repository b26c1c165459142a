import { z } from 'zod';
import json from './data/campaigns.json';
import { demoId } from './identity';

/** A budget in dollars and what is spent of it within its own window: 24 hours, or 30 days. */
const budget = z.strictObject({ limit: z.number(), spent: z.number() });

const campaignShape = z.strictObject({
  name: z.string(),
  /** Name of the team; null: no team and no organisation. */
  team: z.string().nullable(),
  /** Days from now. */
  start: z.number(),
  /** Days from now; without it the campaign runs until somebody pauses it. */
  end: z.number().optional(),
  paused: z.boolean().default(false),
  daily: budget.optional(),
  monthly: budget.optional(),
  /**
   * Names of boards, or `count` boards of the team (or of team `of`), starting at number `from` of its list; `fitting`:
   * only of those that show one of the artworks.
   */
  boards: z.union([
    z.array(z.string()),
    z.strictObject({
      from: z.number(),
      count: z.number(),
      of: z.string().optional(),
      fitting: z.boolean().default(false),
    }),
  ]),
  /** Beginnings of file names. */
  artworks: z.array(z.string()),
});
export type DemoCampaign = z.output<typeof campaignShape>;

export const campaigns: readonly DemoCampaign[] = z.array(campaignShape).parse(json);

export const campaignId = ({ name }: Pick<DemoCampaign, 'name'>): string => demoId('campaign', name);
