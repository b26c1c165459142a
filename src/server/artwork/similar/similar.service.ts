import { covers, type Scope } from '#contract/permissions';
import type { Queryable } from '../../db/connect';
import { byId, pickIds } from '../../db/existing';
import { required } from '../../http/failure';
import { findFilesById, type ArtworkRow } from '../artwork.queries';
import { toLikeness } from './pictureHash';
import type { SamePicture } from './samePicture';
import { countUnhashed, findAlike, findFingerprint } from './similar.queries';

/** The most that are read, and so the highest count. */
const maxRead = 200;
/** The most that are returned with all the fields of a list. */
const maxShown = 12;
/** The most whose pictures are compared, which takes some milliseconds each. */
const maxCompared = 24;

/**
 * Artworks that look like this one: decided ones first, then the most alike. `waiting`: those without a decision that
 * are the same picture, except this one. `unread`: how many artworks have no hash yet.
 * @throws Failure `artwork.not_found`
 */
export async function getSimilar(db: Queryable, id: string, visible: Scope, isSame: SamePicture) {
  const fingerprint = required(await findFingerprint(db, id), 'artwork.not_found');
  const alike = await findAlike(db, id, fingerprint, maxRead);
  const shown = alike.slice(0, maxShown);
  const undecided = alike.filter(({ isPreApproved }) => isPreApproved === null);
  const found = await findFilesById(db, pickIds([{ id }, ...shown, ...undecided]));
  const rows = byId(found.filter(({ orgId }) => covers(visible, orgId)));
  const asked = rows.get(id);
  const waiting: ArtworkRow[] = [];
  for (const { id: each, identical } of undecided.slice(0, maxCompared)) {
    const row = rows.get(each);
    if (row && asked && (identical || (await isSame(asked, row)))) waiting.push(row);
  }
  return {
    similar: shown.flatMap(({ id: each, identical, distance }) => {
      const row = rows.get(each);
      return row ? [{ row, identical, likeness: identical ? 1 : toLikeness(distance) }] : [];
    }),
    waiting,
    unread: await countUnhashed(db),
  };
}
