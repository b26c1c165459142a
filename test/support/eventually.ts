import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a check no longer throws, at most 15 seconds: Testing Library's `waitFor` for tests without a DOM. */
export async function eventually(check: () => void): Promise<void> {
  for (const end = Date.now() + 15_000; ;) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(10);
  }
}
