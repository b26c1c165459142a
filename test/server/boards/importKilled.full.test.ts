import { importThroughKills, killsWanted } from '#test/importKills';
import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

const kills = killsWanted(2);
// The long run is that of docs/promises.md: 50 kills in 100,000 rows.
const [chunks, size] = kills < 50 ? [Math.max(10, kills), 400] : [Math.max(100, kills), 1000];

test(
  "a server killed repeatedly during a load ends with exactly the file's boards, each created and counted once",
  async () => {
    const found = await importThroughKills({
      start: () => startProcess({ DATA_DIR: folder.path }),
      login: { loginEmail: 'admin@example.com', loginPass: 'marquee-demo' },
      kills,
      chunks,
      size,
    });
    const all = { created: chunks * size, updated: 0, unchanged: 0, failed: 0 };
    expect(found).toEqual({ said: all, recorded: all, boards: chunks * size, distinct: chunks * size });
  },
  900_000 + kills * 60_000,
);
