import type { ImportResult } from '#contract/imports';
import { covers, type Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import type { Access } from '../access/authorize';
import {
  findByDevices,
  findOrganisationIds,
  findPhotoIds,
  findTakenNames,
  findTeamIds,
  toNameKey,
} from './importReads.queries';
import { listDevices, failedRow, type GoodRow, type Update } from './imports.rules';

export type Warn = (row: GoodRow) => string[];

/** A taken name is only a warning, since the device id identifies the board. */
export async function nameWarnings(
  db: Queryable,
  create: readonly GoodRow[],
  update: readonly Update[],
): Promise<Warn> {
  const named = [
    ...create,
    ...update
      .filter(
        ({ stored, different }) =>
          different.boardname !== undefined && toNameKey(different.boardname) !== toNameKey(stored.boardname),
      )
      .map(({ row }) => row),
  ];
  const keyed = named
    .map((row) => [row, toNameKey(row.change.boardname ?? '')] as const)
    .filter(([, key]) => key !== '');
  const taken = await findTakenNames(
    db,
    keyed.map(([, key]) => key),
  );
  const warned = new Set<number>();
  for (const [{ index }, key] of keyed) {
    if (taken.has(key)) warned.add(index);
    else taken.add(key);
  }
  return ({ index, change }) => (warned.has(index) ? [`Another board is named '${change.boardname ?? ''}' too.`] : []);
}

/** A row fails where a board of its device belongs to an organisation outside the caller's roles: every match would be changed. */
export async function splitForeign(
  db: Queryable,
  rows: readonly GoodRow[],
  scope: Scope,
): Promise<{ own: readonly GoodRow[]; foreign: ImportResult[] }> {
  if (scope === 'all') return { own: rows, foreign: [] };
  const matches = await findByDevices(db, listDevices(rows));
  const taken = new Set(matches.filter(({ boardOwner }) => !covers(scope, boardOwner)).map(({ deviceId }) => deviceId));
  return {
    own: rows.filter(({ deviceId }) => !taken.has(deviceId)),
    foreign: rows
      .filter(({ deviceId }) => taken.has(deviceId))
      .map(({ index }) =>
        failedRow(index, 'permission.denied', 'A board of another organisation has this device id.', 'device_id'),
      ),
  };
}

/** A row may have its own owner, team and photo; it fails where one does not exist. */
export async function splitUnknownReferences(
  db: Queryable,
  rows: readonly GoodRow[],
  { scope, visible }: Access,
): Promise<{ known: GoodRow[]; unknown: ImportResult[] }> {
  const distinct = (ids: (string | null | undefined)[]): string[] => [...new Set(ids.filter((id) => id != null))];
  const owners = await findOrganisationIds(db, distinct(rows.map(({ change }) => change.boardOwner)), scope);
  const teams = await findTeamIds(db, distinct(rows.map(({ change }) => change.team)), visible);
  const photos = await findPhotoIds(db, distinct(rows.map(({ change }) => change.boardFile)), visible);
  const known: GoodRow[] = [];
  const unknown: ImportResult[] = [];
  for (const row of rows) {
    const { boardOwner, team, boardFile } = row.change;
    if (boardOwner != null && !owners.has(boardOwner))
      unknown.push(failedRow(row.index, 'organisation.not_found', 'This organisation does not exist.', 'boardOwner'));
    else if (team != null && !teams.has(team))
      unknown.push(failedRow(row.index, 'team.not_found', 'This team does not exist.', 'team'));
    else if (boardFile != null && !photos.has(boardFile))
      unknown.push(failedRow(row.index, 'artwork.not_found', 'This photo does not exist.', 'boardFile'));
    else known.push(row);
  }
  return { known, unknown };
}
