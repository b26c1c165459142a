import type { Queryable } from '../src/server/db/connect';
import { showsOn } from '../src/server/artwork/fit.rules';
import { sortKey } from '../src/server/db/schema/columns';
import {
  ads,
  campaignArtworks,
  campaignBoards,
  campaigns as campaignsTable,
  campaignSpend,
} from '../src/server/db/schema/schema';
import { artworkId, artworks, type DemoArtwork } from './artworks';
import { boards, type DemoBoard } from './boards';
import { campaignId, campaigns, type DemoCampaign } from './campaigns';
import { daysBefore, demoId, dollars, hoursBefore } from './identity';
import { organisationId, teamNamed } from './organisations';
import { personNamed } from './people';
import { findNamed } from './findNamed';

/** Campaigns with their boards, artworks, ads and spend. */
export async function seedCampaigns(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(campaignsTable).values(campaigns.map((campaign) => campaignRow(campaign, now)));
  const booked = campaigns.flatMap((campaign) =>
    boardsOf(campaign).map((boardId) => ({ campaignId: campaignId(campaign), boardId })),
  );
  for (let i = 0; i < booked.length; i += 1000) await tx.insert(campaignBoards).values(booked.slice(i, i + 1000));
  const uses = campaigns.flatMap((campaign) =>
    campaign.artworks.map((start) => ({ campaign, artwork: artworkNamed(start) })),
  );
  await tx
    .insert(campaignArtworks)
    .values(uses.map(({ campaign, artwork }) => ({ campaignId: campaignId(campaign), fileId: artworkId(artwork) })));
  await tx
    .insert(ads)
    .values([
      ...uses
        .filter(({ artwork }) => artwork.ad !== 'none')
        .map(({ campaign, artwork }) => adRow(artwork, campaign, now)),
      ...artworks.filter(({ ad }) => ad === 'unused').map((artwork) => adRow(artwork, undefined, now)),
    ]);
  await tx.insert(campaignSpend).values(campaigns.flatMap((campaign) => spendOf(campaign, now)));
}

/** The artwork whose file name starts with `start`. @throws Error unless there is exactly one */
export function artworkNamed(start: string): DemoArtwork {
  const found = artworks.filter(({ file }) => file.startsWith(start));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${String(found.length)} demo artworks begin with ${start}`);
  return found[0];
}

/** Ids of a campaign's boards: those it names, or a part of a team's list without the deleted ones. */
export function boardsOf({ team, boards: booked, artworks: shown }: DemoCampaign): string[] {
  if ('from' in booked) {
    const of = booked.of ?? team;
    const fits = (board: DemoBoard): boolean => shown.some((start) => showsOn(artworkNamed(start).facts, board));
    const list = boards.filter((board) => board.team === of && !board.deleted && (!booked.fitting || fits(board)));
    return Array.from(
      { length: Math.min(booked.count, list.length) },
      (_, i) => list[(booked.from + i) % list.length]?.id ?? '',
    );
  }
  return booked.map((wanted) => findNamed(boards, 'name', wanted).id);
}

function campaignRow(
  { name, team, start, end, paused, daily, monthly }: DemoCampaign,
  now: Date,
): typeof campaignsTable.$inferInsert {
  const of = team === null ? null : teamNamed(team);
  return {
    id: campaignId({ name }),
    campaignName: name,
    campaignNameKey: sortKey(name),
    campaignPaused: paused,
    isDailyBudgetEnabled: daily !== undefined,
    dailyBudgetMicros: daily === undefined ? null : dollars(daily.limit),
    isMonthlyBudgetEnabled: monthly !== undefined,
    monthlyBudgetMicros: monthly === undefined ? null : dollars(monthly.limit),
    parentOrg: of === null ? null : organisationId(of.organisation),
    managementTeam: of?.id ?? null,
    startTime: daysBefore(now, -start),
    endTime: end === undefined ? null : daysBefore(now, -end),
    createdAt: daysBefore(now, Math.max(2, 6 - start)),
    editedBy: paused ? personNamed('second').id : null,
    lastEdited: paused ? daysBefore(now, 1.5) : null,
  };
}

function adRow(artwork: DemoArtwork, campaign: DemoCampaign | undefined, now: Date): typeof ads.$inferInsert {
  const adName = `${campaign?.name ?? 'Earlier campaign'}: ${artwork.file}`;
  const orgId =
    campaign === undefined || campaign.team === null
      ? organisationId(artwork.owner)
      : organisationId(teamNamed(campaign.team).organisation);
  return {
    id: demoId('ad', adName),
    adName,
    adNameKey: sortKey(adName),
    fileId: artworkId(artwork),
    campaignId: campaign === undefined ? null : campaignId(campaign),
    orgId,
    createdAt: daysBefore(now, campaign === undefined ? 120 : Math.max(1, 5 - campaign.start)),
  };
}

/**
 * What a campaign spent: the daily part within the last two hours, so that it stays in its window of 24 hours for most of
 * a day; the rest of the month two to twelve days ago, so that it stays in its window of 30 days for two weeks.
 */
export function spendOf({ name, daily, monthly }: DemoCampaign, now: Date): (typeof campaignSpend.$inferInsert)[] {
  const today = dollars(daily?.spent ?? 0);
  const before = Math.max(0, dollars(monthly?.spent ?? 0) - today);
  const spread = (total: number, parts: number, hoursAgo: (i: number) => number) => {
    const part = Math.floor(total / parts);
    return Array.from({ length: total === 0 ? 0 : parts }, (_, i) => ({
      campaignId: campaignId({ name }),
      at: hoursBefore(now, hoursAgo(i)),
      micros: i === 0 ? total - part * (parts - 1) : part,
    }));
  };
  return [...spread(today, 6, (i) => 0.1 + i * 0.3), ...spread(before, 10, (i) => 48 + i * 24)];
}
