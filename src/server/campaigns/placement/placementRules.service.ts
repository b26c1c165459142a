import type { z } from 'zod';
import { covers, type Scope } from '#contract/permissions';
import { refusedBy, ruleId, ruleKinds, venueTypeKey, type Category, type RuleKind } from '#contract/placement';
import type { listPlacementRules, placementRule, ruleTouches } from '#contract/placementRules';
import { touchedLimit } from '#contract/touches';
import { listArtworksById } from '../../artwork/artwork.service';
import { asFile } from '../../artwork/artworkFile';
import { findDefault, defaultRules } from '../../boards/placement/defaults';
import { findHoldingRule, rulesWith, type RuleChange } from '../../boards/placement/placement.rules';
import { lockedRule, readRules, saveRule } from '../../boards/placement/placement.service';
import type { Queryable } from '../../db/connect';
import { inTransaction } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { refuseStale } from '../../http/stale';
import type { Services } from '../../start/services';
import { foldText } from '#contract/fold';
import {
  countNarrower,
  findBookedBoards,
  findBoardsOfOwner,
  findBookedArtworks,
  type BookedArtwork,
  type BookedBoard,
} from './bookings.queries';

type Rule = z.input<typeof placementRule>;
type Query = z.output<typeof listPlacementRules.query>;

/** Every rule that the caller may see, the defaults of venue types included, in the order of the list. */
async function allRules(db: Queryable, visible: Scope): Promise<Rule[]> {
  const { rules, byOwner, byType } = await readRules(db);
  const keptOff = await countKeptOff(db);
  const ruleFor = (kind: RuleKind, subject: string, given: Partial<Rule> = {}): Rule => {
    const fallback = kind === 'venueType' ? findDefault(subject) : undefined;
    const refuses = [...(fallback?.refuses ?? [])];
    const counts = { board: 1, owner: byOwner.get(subject), venueType: byType.get(venueTypeKey(subject)) };
    return {
      _id: ruleId(kind, subject),
      kind,
      subject,
      name: subject,
      place: '',
      boards: counts[kind] ?? 0,
      refuses,
      note: '',
      by: null,
      at: null,
      fallback: fallback ? { refuses, source: fallback.source } : null,
      keptOff: keptOff.get(ruleId(kind, subject)) ?? { boards: 0, campaigns: 0 },
      version: 0,
      ...given,
    };
  };
  const stored = rules.flatMap(({ kind, subject, boardname, orgName, boardOwner, refuses, note, version, ...rule }) => {
    const name = { board: boardname, owner: orgName, venueType: findDefault(subject)?.name ?? subject }[kind];
    const owner = kind === 'board' ? boardOwner : kind === 'owner' ? subject : undefined;
    if (name === null || (owner !== undefined && !covers(visible, owner))) return [];
    const place = [rule.city, rule.venueType].filter(Boolean).join(' · ');
    return ruleFor(kind, subject, { name, place, refuses, note, version, by: rule.byName, at: rule.at.toISOString() });
  });
  const defaults = Object.keys(defaultRules).map((type) => ruleFor('venueType', type));
  // What is stored takes the place of a default.
  return [...new Map([...defaults, ...stored].map((rule) => [rule._id, rule])).values()].sort(
    (a, b) =>
      ruleKinds.indexOf(a.kind) - ruleKinds.indexOf(b.kind) ||
      Number(b.keptOff.boards > 0) - Number(a.keptOff.boards > 0) ||
      (foldText(a.name) < foldText(b.name) ? -1 : 1),
  );
}

/** One page of the rules. */
export async function listRules(db: Queryable, { page, pageSize, sortDesc, ...filter }: Query, visible: Scope) {
  const rules = await allRules(db, visible);
  const all = sortDesc ? rules.reverse() : rules;
  const wanted = foldText(filter.search ?? '');
  const matching = all.filter(
    ({ name, note, kind, subject, refuses, keptOff }) =>
      foldText(`${name}\n${note}`).includes(wanted) &&
      (filter.kind === undefined || kind === filter.kind) &&
      (filter.subject === undefined || ruleId(kind, subject) === ruleId(kind, filter.subject)) &&
      (filter.category === undefined || refuses.includes(filter.category)) &&
      (filter.keepsOff !== true || keptOff.boards > 0),
  );
  const count = (kind: RuleKind): number => matching.filter((rule) => rule.kind === kind).length;
  return {
    rules: matching.slice((page - 1) * pageSize, page * pageSize),
    totalRules: matching.length,
    counts: { board: count('board'), owner: count('owner'), venueType: count('venueType') },
  };
}

const boardsByCampaign = (boards: readonly BookedBoard[]): Map<string, BookedBoard[]> => {
  const found = new Map<string, BookedBoard[]>();
  for (const board of boards) found.set(board.campaignId, [...(found.get(board.campaignId) ?? []), board]);
  return found;
};

/** By rule: on how many boards it keeps off artworks of running and coming campaigns, and of how many. */
async function countKeptOff(db: Queryable): Promise<Map<string, { boards: number; campaigns: number }>> {
  const artworks = (await findBookedArtworks(db)).filter(({ categories }) => (categories ?? []).length > 0);
  const boards = boardsByCampaign(
    await findBookedBoards(db, [...new Set(artworks.map(({ campaignId }) => campaignId))]),
  );
  const kept = new Map<string, { boards: Set<string>; campaigns: Set<string> }>();
  for (const { campaignId, categories } of artworks)
    for (const board of boards.get(campaignId) ?? []) {
      const rule = findHoldingRule(board);
      if (!rule || refusedBy(categories, rule).length === 0) continue;
      const found = kept.get(rule._id) ?? { boards: new Set(), campaigns: new Set() };
      kept.set(rule._id, { boards: found.boards.add(board.id), campaigns: found.campaigns.add(campaignId) });
    }
  return new Map([...kept].map(([id, found]) => [id, { boards: found.boards.size, campaigns: found.campaigns.size }]));
}

/** Which of the boards an artwork loses and gets back by a change, and on how many it shows after it. */
function changeOn(boards: readonly BookedBoard[], { categories }: BookedArtwork, changed: Omit<RuleChange, 'note'>) {
  const lost: string[] = [];
  const gained: string[] = [];
  let left = 0;
  for (const board of boards) {
    const before = refusedBy(categories, findHoldingRule(board)).length > 0;
    const after = refusedBy(categories, findHoldingRule(rulesWith(board, changed))).length > 0;
    if (after && !before) lost.push(board.id);
    if (before && !after) gained.push(board.id);
    if (!after) left += 1;
  }
  return { boards: boards.length, lost, gained, left };
}

/** Which running and coming bookings a change of a rule touches: first those that lose boards. */
export async function readRuleTouches(
  db: Queryable,
  changed: Omit<RuleChange, 'note'>,
  visible: Scope,
  origin: string,
): Promise<z.input<typeof ruleTouches>> {
  const booked = (await findBookedArtworks(db, changed)).filter(({ parentOrg }) => covers(visible, parentOrg));
  const boards = boardsByCampaign(await findBookedBoards(db, [...new Set(booked.map(({ campaignId }) => campaignId))]));
  const all = booked
    .map((artwork) => ({ artwork, ...changeOn(boards.get(artwork.campaignId) ?? [], artwork, changed) }))
    .filter(({ lost, gained }) => lost.length + gained.length > 0)
    .sort((a, b) => b.lost.length - a.lost.length || b.gained.length - a.gained.length);
  const sum = (key: 'lost' | 'gained') => ({
    campaigns: new Set(all.flatMap((each) => (each[key].length > 0 ? [each.artwork.campaignId] : []))).size,
    boards: new Set(all.flatMap((each) => each[key])).size,
  });
  const listed = all.slice(0, touchedLimit);
  const rows = await listArtworksById(db, [...new Set(listed.map(({ artwork }) => artwork.fileId))]);
  const files = new Map(rows.map((row) => [row.id, asFile(row, origin)]));
  return {
    bookings: listed.flatMap(({ artwork, lost, gained, ...counts }) => {
      const file = files.get(artwork.fileId);
      const { campaignId, campaignName, startTime, running } = artwork;
      const start = startTime === null ? null : new Date(startTime).toISOString();
      const changes = { ...counts, lost: lost.length, gained: gained.length };
      return file ? [{ _id: campaignId, campaignName, startTime: start, running, file, ...changes }] : [];
    }),
    losing: sum('lost'),
    gaining: sum('gained'),
    unlooked: new Set(booked.flatMap(({ fileId, categories }) => (categories === null ? [fileId] : []))).size,
    narrower: await countNarrower(db, changed.kind, changed.subject),
    ends: changed.kind === 'owner' ? await findReplacedRules(db, changed.subject) : [],
  };
}

/** The rules of venue types that hold for boards of a media owner until it has one of its own. */
async function findReplacedRules(
  db: Queryable,
  owner: string,
): Promise<NonNullable<z.input<typeof ruleTouches>['ends']>> {
  const ended = new Map<string, { name: string; boards: number; refuses: Category[] }>();
  for (const { boards, ...board } of await findBoardsOfOwner(db, owner)) {
    const rule = findHoldingRule(board);
    if (rule?.kind !== 'venueType') continue;
    const { _id, name, refuses } = rule;
    ended.set(_id, { name, refuses, boards: (ended.get(_id)?.boards ?? 0) + boards });
  }
  return [...ended.values()];
}

/**
 * Saves a rule; null takes it back.
 * @throws Failure `record.stale`, `board.not_found`, `organisation.not_found`
 */
export async function changeRule(
  { database }: Pick<Services, 'database'>,
  change: RuleChange,
  { actor, ifMatch, visible }: { actor: Actor; ifMatch: number | undefined; visible: Scope },
): Promise<Rule | null> {
  const id = ruleId(change.kind, change.subject);
  const find = async (db: Queryable) => (await allRules(db, visible)).find(({ _id }) => _id === id) ?? null;
  return inTransaction(database.db, async (tx) => {
    const version = (await lockedRule(tx, change.kind, change.subject))?.version ?? 0;
    await refuseStale(tx, { id, version }, ifMatch, () => find(tx));
    await saveRule(tx, change, actor);
    return find(tx);
  });
}
