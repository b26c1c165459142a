import { covers, type Scope } from '#contract/permissions';
import type { Queryable } from '../../db/connect';
import { failure } from '../../http/failure';
import { findFilesById } from '../artwork.queries';
import type { ArtworkRow } from '../artworkFile';
import { likenessOf } from './pictureHash';
import { countUnhashed, findAlike, findFingerprint } from './similar.queries';

/** As many as are read; more are counted as so many. */
const maxRead = 200;
/** As many as are answered with everything a list shows of them. */
const maxShown = 12;

export interface LookAlike {
  row: ArtworkRow;
  identical: boolean;
  likeness: number;
}

/**
 * What looks like an artwork: decided ones first, then the most alike; `waiting` are those without a decision, this one left out.
 * `unread` tells how many artworks were not looked at yet.
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
