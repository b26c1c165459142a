import { covers, type Scope } from '#contract/permissions';
import type { Queryable } from '../../db/connect';
import { failure } from '../../http/failure';
import { findFilesById } from '../artwork.queries';
import type { ArtworkRow } from '../artworkFile';
import { likenessOf } from './pictureHash';
import { countUnhashed, findAlike, findFingerprint } from './similar.queries';

/** The most that are read, and so the highest count. */
const maxRead = 200;
/** The most that are returned with all the fields of a list. */
const maxShown = 12;

export interface LookAlike {
  row: ArtworkRow;
  identical: boolean;
  likeness: number;
}

/**
 * Artworks that look like this one: decided ones first, then the most alike. `waiting`: those without a decision,
 * except this one. `unread`: how many artworks have no hash yet.
 * @throws Failure `artwork.not_found`
 */
export async function getSimilar(
  db: Queryable,
  id: string,
  visible: Scope,
): Promise<{ similar: LookAlike[]; waiting: ArtworkRow[]; unread: number }> {
  const fingerprint = await findFingerprint(db, id);
  if (!fingerprint) throw failure('artwork.not_found');
  const alike = await findAlike(db, id, fingerprint, maxRead);
  const shown = alike.slice(0, maxShown);
  const undecided = alike.filter(({ isPreApproved }) => isPreApproved === null);
  const rows = new Map(
    (
      await findFilesById(
        db,
        [...shown, ...undecided].map((each) => each.id),
      )
    )
      .filter(({ orgId }) => covers(visible, orgId))
      .map((row) => [row.id, row]),
  );
  return {
    similar: shown.flatMap(({ id: each, identical, distance }) => {
      const row = rows.get(each);
      return row ? [{ row, identical, likeness: identical ? 1 : likenessOf(distance) }] : [];
    }),
    waiting: undecided.flatMap(({ id: each }) => rows.get(each) ?? []),
    unread: await countUnhashed(db),
  };
}
