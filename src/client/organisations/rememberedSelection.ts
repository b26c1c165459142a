import { z } from 'zod';
import { local, readStored, writeStored } from '../ui/browserStore';
import type { Selection } from './selection';

const stored = z.object({ orgID: z.string().optional(), teamID: z.string().optional() });
const keyOf = (userId: string): string => `mq.selection:${userId}`;

/** What this person chose last in this browser; undefined: nothing yet. */
export function rememberedSelection(userId: string): Selection | undefined {
  const found = readStored(local, keyOf(userId), stored);
  return found && { orgID: found.orgID, teamID: found.teamID };
}

export const rememberSelection = (userId: string, { orgID, teamID }: Selection): void => writeStored(local, keyOf(userId), { orgID, teamID });
