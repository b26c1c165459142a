import { parseArgs } from 'node:util';
import { benchBrowser } from './browser';
import { benchImports } from './imports';
import { benchInstall } from './install';
import { benchLists } from './lists';
import { Report, type Context } from './report';
import { benchStart } from './startUp';
import { benchWords } from './words';

const parts = {
  start: benchStart,
  browser: benchBrowser,
  imports: benchImports,
  lists: benchLists,
  install: benchInstall,
  words: benchWords,
};
const databases = ['pglite', 'postgres'] as const;
const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--boards 10000,1000000] [--database ${databases.join(',')}] [--seconds 10] [--peer]
--peer installs react-admin (once, into .cache) and loads it beside the console.
`;

/** Measures every budget on this machine. Compare figures of one run only. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(parts).join(',') },
      boards: { type: 'string', default: '10000,1000000' },
      database: { type: 'string', default: databases.join(',') },
      seconds: { type: 'string', default: '10' },
      peer: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const chosen = values.only.split(',');
  if (values.help === true || chosen.some((name) => !(name in parts))) {
    process.stdout.write(usage);
    return;
  }
  const report = new Report();
  const began = performance.now();
  for (const [part, bench] of Object.entries(parts)) {
    const context: Context = {
      databases: databases.filter((name) => values.database.split(',').includes(name)),
      sizes: values.boards
        .split(',')
        .map(Number)
        .sort((a, b) => a - b),
      seconds: Number(values.seconds),
      withPeer: values.peer,
      say: (text) =>
        void process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}\n`),
      add: (what, where, value, unit, budget, note = '') =>
        report.add({ part, what, where, value, unit, budget, note }),
    };
    if (chosen.includes(part)) await bench(context);
  }
  report.print();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
