import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default), with the least of OWASP's settings that keeps a login at some 70 ms. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** A hash of nothing anybody knows: verified where there is no account, so that both answers take the same time. */
const nobodysHash = hashPassword(crypto.randomUUID());

/** Whether the password is right; where there is no hash it takes as long and says no. */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password);
  return right && passwordHash !== null && passwordHash !== undefined;
}
