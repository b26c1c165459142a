import { local, readStored, writeStored } from '../ui/browser/browserStore';
import { isObject, isText, reader } from '../ui/browser/reader';
import type { Selection } from './selection';

const isChosen = (given: unknown): given is string | undefined =>
  given === undefined || (isText(given) && given !== '');
const stored = reader<Selection>((given) =>
  isObject(given) && isChosen(given['orgID']) && isChosen(given['teamID'])
    ? { orgID: given['orgID'], teamID: given['teamID'] }
    : undefined,
);
const keyOf = (userId: string): string => `mq.selection:${userId}`;

/** The user's last selection in this browser; undefined: none yet. */
export function rememberedSelection(userId: string): Selection | undefined {
  return readStored(local, keyOf(userId), stored);
}

export const rememberSelection = (userId: string, { orgID, teamID }: Selection): void =>
  writeStored(local, keyOf(userId), { orgID, teamID });
