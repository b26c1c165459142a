import type { Queryable } from '../../db/connect';
import { findDeviceUsers, rememberDevice } from './devices.queries';
import { hashToken, newToken } from '../token';

/**
 * The header that identifies a browser in which somebody has signed in before. It is not a field, because the
 * specification defines the bodies of these calls.
 */
const header = 'x-device-token';

/** The device token of a request; undefined if it is missing or malformed. */
export function readDeviceToken(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const given = headers[header];
  return typeof given === 'string' && /^[\w-]{20,200}$/.test(given) ? given : undefined;
}

/**
 * Registers the device for the user, in the transaction of the sign-in. @returns the device's token (a new one if it
 * had none), and whether to notify the owner: the device is new, and the user has others
 */
export async function registerDevice(
  tx: Queryable,
  userId: string,
  given: string | undefined,
): Promise<{ token: string; isNew: boolean }> {
  const owners = given === undefined ? [] : await findDeviceUsers(tx, hashToken(given));
  // Only tokens issued by this server; clients cannot choose one.
  const token = given !== undefined && owners.length > 0 ? given : newToken('mqd');
  const others = await rememberDevice(tx, userId, hashToken(token));
  return { token, isNew: others > 0 && !owners.includes(userId) };
}
