import { rmSync } from 'node:fs';

/** Removes the data folder that playwright.config.ts created for this run. */
export default function removeData(): void {
  const folder = process.env['MARQUEE_E2E_DATA'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
