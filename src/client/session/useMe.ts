import { useEffect, useState } from 'react';
import type { Me } from '#contract/session';
import { openDraftsOf } from '../ui/form/draftOwner';
import { useGetMeQuery } from './session.api';
import { knownUser, rememberUser } from './rememberedUser';

/** The key under which this browser stores a user's data. */
export const userKey = (me: Pick<Me, '_id' | 'username'>): string => me._id ?? me.username;

export const fullName = ({ firstName, lastName, username }: Pick<Me, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

export interface SignedIn {
  me: Me | undefined;
  /** The key of the user's data in this browser; null until it is known. */
  userId: string | null;
  /**
   * Whether drafts and remembered choices can be read: at once after a reload, else after the API's first reply, even a
   * failure.
   */
  identified: boolean;
  /** The API could not return the user. */
  failed: boolean;
}

/** The signed-in user. */
export function useMe(): SignedIn {
  const { data: me, isError } = useGetMeQuery({});
  const [known] = useState(knownUser);
  const fromApi = me === undefined ? null : userKey(me);
  useEffect(() => {
    if (fromApi !== null) rememberUser(fromApi);
  }, [fromApi]);
  const userId = fromApi ?? known;
  if (userId !== null) openDraftsOf(userId);
  return { me, userId, identified: userId !== null || isError, failed: isError };
}
