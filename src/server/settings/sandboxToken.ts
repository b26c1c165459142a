import { randomBytes } from 'node:crypto';

/**
 * The sandbox platform's token: a fixed one if only this machine can reach the server, else a new one at each start.
 */
export const sandboxToken = (onlyHere: boolean): string =>
  onlyHere ? 'sandbox' : randomBytes(24).toString('base64url');
