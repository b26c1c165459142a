import type { Inventory } from './provider';
import { noProvider } from './providerFailure';

const refuse = (): Promise<never> => Promise.reject(noProvider());

/** Without INVENTORY_URL and without the demo's sandbox there is no provider: `publicUrl` is empty, every call is refused. */
export const noInventory: Inventory = { publicUrl: '', token: refuse, findScreen: refuse, readScreens: refuse };
