import type { Screen } from '#contract/provider';
import type { ScreensPage } from './screenPages';

/**
 * The calls that the server makes to the screen-inventory provider. The console lists publishers and screens itself.
 */
export interface Inventory {
  /** Base address that the console calls; absolute, or a path on this server for the sandbox. */
  readonly publicUrl: string;
  /** A short-lived token, but not one that ends with `refused`. @throws Failure `provider.failed` */
  token(refused?: string): Promise<string>;
  /**
   * One screen by its device id, to complete a board that was created with only that; undefined if unknown. @throws
   * Failure `provider.failed`
   */
  findScreen(deviceId: string, reachBoardId: string): Promise<Screen | undefined>;
  /** One page of all screens; `next`: from the previous page, '' for the first. @throws Failure `provider.failed` */
  readScreens(next: string): Promise<ScreensPage>;
}
