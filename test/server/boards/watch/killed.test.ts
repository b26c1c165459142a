import { checkThroughKills, screensOfProvider } from '#test/checkKills';
import { killsWanted } from '#test/importKills';
import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});
const kills = killsWanted(2);

test(
  'a server killed during a check continues by itself: every screen is counted once, and nothing is shown before the end',
  async () => {
    const found = await checkThroughKills(
      (env) =>
        startProcess({
          DATA_DIR: folder.path,
          DEMO: '0',
          ADMIN_EMAIL: 'first@test.example',
          ADMIN_PASSWORD: 'six green bottles',
          ...env,
        }),
      { loginEmail: 'first@test.example', loginPass: 'six green bottles' },
      kills,
    );
    expect(found.check).toMatchObject({
      state: 'done',
      screens: screensOfProvider,
      found: { new: screensOfProvider, changed: 0, gone: 0, back: 0 },
    });
    expect(found.found).toBe(screensOfProvider);
    expect(found.shownMeanwhile).toEqual(Array.from({ length: kills }, () => 0));
    // Only pages that were in flight at a kill are requested again.
    expect(found.asked.every((times) => times >= 1)).toBe(true);
    expect(found.asked.reduce((sum, times) => sum + times - 1, 0)).toBeLessThanOrEqual(2 * kills);
  },
  900_000 + kills * 60_000,
);
