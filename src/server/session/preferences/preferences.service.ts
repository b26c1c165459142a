import { allPreferences, type Preferences } from '#contract/ownAccount';
import { inTransaction } from '../../db/transaction';
import type { Actor } from '../../http/actor';
import { failure } from '../../http/failure';
import type { Services } from '../../start/services';
import { dropOldNotices, findPreferences, putPreferences, measurePreferences } from './preferences.queries';

export const readPreferences = ({ database }: Services, actor: Actor): Promise<Preferences> =>
  findPreferences(database.db, actor.userId ?? '');

/**
 * Stores the values of the named keys; others stay, so that two browsers do not overwrite each other.
 * @throws request.too_large if all values together are larger than `allPreferences`
 */
export async function storePreferences({ database }: Services, actor: Actor, values: Preferences): Promise<void> {
  const userId = actor.userId ?? '';
  await inTransaction(database.db, async (tx) => {
    await putPreferences(tx, userId, values);
    await dropOldNotices(tx, userId);
    if ((await measurePreferences(tx, userId)) > allPreferences)
      throw failure('request.too_large', { message: 'No more can be stored for your account.' });
  });
}
