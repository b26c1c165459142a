import { rmSync } from 'node:fs';

/** The data folder of the run, which playwright.config.ts made. */
export default function removeData(): void {
  const folder = process.env['MARQUEE_E2E_DATA'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
