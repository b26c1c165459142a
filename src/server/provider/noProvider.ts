import { failure, type Failure } from '../http/failure';

/** Shown to administrators, so it names the setting. */
export const noProvider = (): Failure =>
  failure('provider.failed', { message: 'No screen-inventory provider is configured. Set INVENTORY_URL.' });
