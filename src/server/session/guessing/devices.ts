import type { Queryable } from '../../db/connect';
import { findDeviceUsers, rememberDevice } from './devices.queries';
import { hashToken, newToken } from '../token';

/**
 * The header with which a browser says that somebody has signed in with it before. A header, not a field: the bodies of
 * these calls are the specification's.
 */
const header = 'x-device-token';

/** The device token of a request; undefined where there is none, or nothing that could be one. */
export function deviceTokenOf(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const given = headers[header];
  return typeof given === 'string' && /^[\w-]{20,200}$/.test(given) ? given : undefined;
}

/**
 * Makes the device one of the user's own, in the transaction that signs in.
 * @returns the device's token (a new one where it had none of ours), and whether the owner should hear of it: a device that is new to
 * somebody who has used others.
 */
export async function welcomeDevice(
  tx: Queryable,
  userId: string,
  given: string | undefined,
): Promise<{ token: string; isNew: boolean }> {
  const owners = given === undefined ? [] : await findDeviceUsers(tx, hashToken(given));
  // Only tokens made here: nobody chooses one.
  const token = given !== undefined && owners.length > 0 ? given : newToken('mqd');
  const others = await rememberDevice(tx, userId, hashToken(token));
  return { token, isNew: others > 0 && !owners.includes(userId) };
}
