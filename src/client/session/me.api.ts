import { useEffect, useState } from 'react';
import type { Me } from '#contract/session';
import { useReplaying } from '../machines/useReplica';
import { openDraftsOf } from '../ui/form/draftOwner';
import { useGetMeQuery } from './session.api';
import { knownUser, rememberUser } from './rememberedUser';

/** The key under which this browser keeps what belongs to a person. */
const userKey = (me: Pick<Me, '_id' | 'username'>): string => me._id ?? me.username;

export const fullName = ({ firstName, lastName, username }: Pick<Me, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

export interface SignedIn {
  me: Me | undefined;
  /** The key of what this browser keeps for the person; null until it is known. */
  userId: string | null;
  /** Whether drafts and remembered choices can be read: at once after a reload, else after the API's first answer, whatever it is. */
  identified: boolean;
  /** The API could not tell who this is. */
  failed: boolean;
}

/** The signed-in person. */
export function useMe(): SignedIn {
  const { data: me, isError } = useGetMeQuery({});
  const [known] = useState(knownUser);
  const told = me === undefined ? null : userKey(me);
  const replaying = useReplaying();
  useEffect(() => {
    if (told !== null && !replaying) rememberUser(told);
  }, [told, replaying]);
  const userId = told ?? known;
  // A recorded person is not the one who sits here.
  if (userId !== null && !replaying) openDraftsOf(userId);
  return { me, userId, identified: userId !== null || isError, failed: isError };
}
