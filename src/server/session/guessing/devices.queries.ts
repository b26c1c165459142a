import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { knownDevices, users } from '../../db/schema/schema';

/** The most remembered devices of one user. */
const most = 20;

/** Whether the account of an e-mail (by its key) has signed in with this device before. */
export async function isOwnDevice(db: Queryable, emailKey: string, tokenHash: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.emailKey, emailKey)));
  return found !== undefined;
}

/** Ids of the users who have signed in with this device. */
export async function findDeviceUsers(db: Queryable, tokenHash: string): Promise<string[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return rows.map(({ userId }) => userId);
}

/**
 * Stores a device or the time of its last use; beyond the limit the longest unused ones are deleted. @returns how many
 * other devices the user has
 */
export async function rememberDevice(tx: Queryable, userId: string, tokenHash: string): Promise<number> {
  const now = new Date();
  const devices = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsed));
  const others = devices.filter((device) => device.tokenHash !== tokenHash);
  const tooMany = others.slice(most - 1).map((device) => device.tokenHash);
  if (tooMany.length > 0)
    await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, tooMany)));
  await tx
    .insert(knownDevices)
    .values({ tokenHash, userId, createdAt: now, lastUsed: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastUsed: now } });
  return others.length;
}

export async function forgetDevices(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
