import { failure, type Failure } from '../http/failure';

/** What the provider did, as the end of a sentence. `retryAfter`: how many seconds it wants to be left alone. */
export const providerFailure = (what: string, retryAfter?: number): Failure =>
  failure('provider.failed', {
    message: `The screen-inventory provider ${what}`,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** Shown to administrators, so it names the setting. */
export const noProvider = (): Failure =>
  failure('provider.failed', { message: 'No screen-inventory provider is configured. Set INVENTORY_URL.' });
