import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { ads, campaignArtworks, campaignBoards, campaigns, campaignSpend } from '../db/schema/schema';
import { artworkList, type DemoArtwork } from './artworkList';
import { artworkId, ownerOf } from './artworkRows';
import { demoBoards } from './boardList';
import { campaignList, type DemoCampaign } from './campaignList';
import { daysBefore, demoId, hoursBefore } from './identity';
import { organisationId, teamNamed } from './organisationList';
import { dollars, personNamed } from './people';

const campaignId = (name: string): string => demoId('campaign', name);

/** Approved artworks that campaigns use but that no ad was made of. */
const withoutAd = new Set([
  'lumen_optical_spring_1920x1080.png',
  'night-train_prague_1920x1080.png',
  'northern-grid_night_1080x1920.png',
]);
/** Approved artworks with an ad that no campaign uses any more. */
const withLooseAd = ['northwind_iced-tea_840x400.gif', 'second-glance_1080x1080.png'];

/** Campaigns with their boards, artworks, ads and what they spent. */
export async function seedCampaigns(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(campaigns).values(campaignList.map((campaign) => rowOf(campaign, now)));
  const booked = campaignList.flatMap((campaign) =>
    boardsOf(campaign).map((boardId) => ({ campaignId: campaignId(campaign.name), boardId })),
  );
  for (let i = 0; i < booked.length; i += 1000) await tx.insert(campaignBoards).values(booked.slice(i, i + 1000));
  const uses = campaignList.flatMap((campaign) =>
    campaign.artworks.map((start) => ({ campaign, artwork: artworkNamed(start) })),
  );
  await tx
    .insert(campaignArtworks)
    .values(
      uses.map(({ campaign, artwork }) => ({ campaignId: campaignId(campaign.name), fileId: artworkId(artwork) })),
    );
  await tx
    .insert(ads)
    .values([
      ...uses
        .filter(({ artwork }) => !withoutAd.has(artwork.file))
        .map(({ campaign, artwork }) => adRow(artwork, campaign, now)),
      ...withLooseAd.map((file) => adRow(artworkNamed(file), undefined, now)),
    ]);
  await tx.insert(campaignSpend).values(campaignList.flatMap((campaign) => spendOf(campaign, now)));
}

/** The artwork whose file name begins so; throws unless it is exactly one. */
export function artworkNamed(start: string): DemoArtwork {
  const found = artworkList.filter(({ file }) => file.startsWith(start));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${String(found.length)} demo artworks begin with ${start}`);
  return found[0];
}

/** Ids of the boards of a campaign: those named, or a stretch of a team's list without the deleted ones. */
export function boardsOf({ name, team, boards }: DemoCampaign): string[] {
  if ('from' in boards) {
    const of = boards.of ?? team;
    const list = demoBoards().filter((board) => board.team === of && !board.deleted);
    return Array.from(
      { length: Math.min(boards.count, list.length) },
      (_, i) => list[(boards.from + i) % list.length]?.id ?? '',
    );
  }
  return boards.map((wanted) => {
    const found = demoBoards().find((board) => board.name === wanted);
    if (!found) throw new Error(`No demo board ${wanted} for ${name}`);
    return found.id;
  });
}

function rowOf(
  { name, team, start, end, paused, daily, monthly }: DemoCampaign,
  now: Date,
): typeof campaigns.$inferInsert {
  const of = team === null ? null : teamNamed(team);
  return {
    id: campaignId(name),
    campaignName: name,
    campaignNameKey: sortKey(name),
    campaignPaused: paused ?? false,
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
      ? organisationId(ownerOf(artwork))
      : organisationId(teamNamed(campaign.team).organisation);
  return {
    id: demoId('ad', adName),
    adName,
    adNameKey: sortKey(adName),
    fileId: artworkId(artwork),
    campaignId: campaign === undefined ? null : campaignId(campaign.name),
    orgId,
    createdAt: daysBefore(now, campaign === undefined ? 120 : Math.max(1, 5 - campaign.start)),
  };
}

/**
 * What was spent: the daily part within the last two hours, so that its window of 24 hours holds for most of a day;
 * the rest of the month between two and twelve days ago, so that its window of 30 days holds for two weeks.
 */
export function spendOf({ name, daily, monthly }: DemoCampaign, now: Date): (typeof campaignSpend.$inferInsert)[] {
  const today = dollars(daily?.spent ?? 0);
  const before = Math.max(0, dollars(monthly?.spent ?? 0) - today);
  const spread = (total: number, parts: number, hoursAgo: (i: number) => number) => {
    const part = Math.floor(total / parts);
    return Array.from({ length: total === 0 ? 0 : parts }, (_, i) => ({
      campaignId: campaignId(name),
      at: hoursBefore(now, hoursAgo(i)),
      micros: i === 0 ? total - part * (parts - 1) : part,
    }));
  };
  return [...spread(today, 6, (i) => 0.1 + i * 0.3), ...spread(before, 10, (i) => 48 + i * 24)];
}
