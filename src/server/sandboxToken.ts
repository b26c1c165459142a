import { randomBytes } from 'node:crypto';

/** The sandbox platform's token: one that everybody knows where only this machine reaches it, else another at each start. */
export const sandboxToken = (onlyHere: boolean): string =>
  onlyHere ? 'sandbox' : randomBytes(24).toString('base64url');
