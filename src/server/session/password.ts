import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with OWASP's minimum settings; a login takes about 70 ms. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** A hash of a random text. It is verified if there is no account, so that both replies take the same time. */
const dummyHash = hashPassword(crypto.randomUUID());

/** Whether the password is correct. Without a hash it takes just as long and returns false. */
export async function checkPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await dummyHash), password);
  return right && passwordHash !== null && passwordHash !== undefined;
}
