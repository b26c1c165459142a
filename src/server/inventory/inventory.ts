import type { Screen } from '#contract/inventory';
import type { ScreensPage } from './screenPages';

/** The screen-inventory provider, as far as the server itself talks to it. The console lists publishers and screens on its own. */
export interface Inventory {
  /** Base address that the console calls; absolute, or a path of this server for the sandbox. */
  readonly publicUrl: string;
  /** A short-lived token for the console. @throws Failure `provider.failed` */
  token(): Promise<string>;
  /** One screen by its device id, to fill a board that came with nothing else; undefined when unknown. @throws Failure `provider.failed` */
  findScreen(deviceId: string, reachBoardId: string): Promise<Screen | undefined>;
  /** One page of all screens; `next` as the page before it says, '' for the first. @throws Failure `provider.failed` */
  readScreens(next: string): Promise<ScreensPage>;
}
