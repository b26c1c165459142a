import type { z } from 'zod';
import type { Scope } from '#contract/permissions';
import { touchedLimit, type campaignTouches } from '#contract/touches';
import type { Queryable } from '../db/connect';
import { countParts, findDeletedCampaigns, findTouchedCampaigns } from './touches.queries';

/** What an act on the campaigns touches; campaigns that the caller may not see are left out. */
export async function readCampaignTouches(
  db: Queryable,
  ids: readonly string[],
  visible: Scope,
): Promise<z.input<typeof campaignTouches>> {
  const found = await findTouchedCampaigns(db, ids, visible);
  const campaigns = found.map(({ isPaused: _, ...campaign }) => campaign);
  return {
    ...(await countParts(db, ids, visible)),
    campaigns: campaigns.slice(0, touchedLimit),
    running: campaigns.filter(({ isRunning }) => isRunning).length,
    ads: campaigns.reduce((total, { ads }) => total + ads, 0),
    deleted: await findDeletedCampaigns(db, ids, visible),
    paused: found.flatMap(({ _id, isPaused }) => (isPaused ? [_id] : [])),
  };
}
