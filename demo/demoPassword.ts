import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../src/server/db/connect';
import { sessions, users } from '../src/server/db/schema/schema';
import { findSetting, keepFirstSetting, saveSetting } from '../src/server/db/storedSettings';
import { checkPassword, hashPassword } from '../src/server/session/password';

/** The password in the README. */
const publicPassword = 'marquee-demo';

/** The password of all demo users who have not changed theirs. `locked`: ids of users without a password. */
const kept = z.object({ hash: z.string().nullable(), isPublic: z.boolean(), locked: z.array(z.string()).default([]) });
type Kept = z.output<typeof kept>;
const name = 'demoPassword';

/** The hash that the people of the demo are created with; the same for processes that start together. */
export async function prepareDemoHash(db: Queryable, given: string | undefined): Promise<string> {
  const known = await read(db);
  if (known?.hash) return known.hash;
  const hash = await hashPassword(given ?? publicPassword);
  if (known) return hash;
  await keepFirstSetting(db, name, { hash, isPublic: given === undefined });
  return (await read(db))?.hash ?? hash;
}

/**
 * Sets the password of the demo users who have not changed theirs: the public one, the given one, or none outside demo
 * mode, where nobody may sign in with a public password.
 */
export async function applyDemoPassword(db: Queryable, demo: boolean, given: string | undefined): Promise<void> {
  const known = await read(db);
  if (known === undefined || (await isRight(known, demo, given))) return;
  const hash = demo ? await hashPassword(given ?? publicPassword) : null;
  await db.transaction(async (tx) => {
    const mine = known.hash === null ? inArray(users.id, known.locked) : eq(users.passwordHash, known.hash);
    const changed = (await tx.update(users).set({ passwordHash: hash }).where(mine).returning({ id: users.id })).map(
      ({ id }) => id,
    );
    await tx.delete(sessions).where(inArray(sessions.userId, changed));
    const value: Kept = { hash, isPublic: demo && given === undefined, locked: demo ? [] : changed };
    await saveSetting(tx, name, value);
  });
}

async function isRight({ hash, isPublic }: Kept, demo: boolean, given: string | undefined): Promise<boolean> {
  if (!demo || hash === null) return !demo && hash === null;
  return given === undefined ? isPublic : !isPublic && checkPassword(hash, given);
}

async function read(db: Queryable): Promise<Kept | undefined> {
  const value = await findSetting(db, name);
  return value === undefined ? undefined : kept.parse(value);
}
