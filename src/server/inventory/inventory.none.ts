import { failure, type Failure } from '../http/failure';
import type { Inventory } from './inventory';

/** Shown to administrators, so it names the setting. */
export const noProvider = (): Failure =>
  failure('provider.failed', { message: 'No screen-inventory provider is configured. Set INVENTORY_URL.' });

const refuse = (): Promise<never> => Promise.reject(noProvider());

/** Without INVENTORY_URL and without the demo's sandbox there is no provider: `publicUrl` is empty, every call is refused. */
export const noInventory: Inventory = { publicUrl: '', token: refuse, findScreen: refuse, readScreens: refuse };
