import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchBrowser } from './browser';
import { benchFigures } from './figures';
import { benchImports } from './imports';
import { benchInstall } from './install';
import { benchLists } from './lists';
import { benchProcesses } from './manyProcesses';
import { hasBuild } from './processes';
import { benchWatch } from './watch';
import { asTable, isMet, loadNow, type Context, type Line } from './report';
import { benchStart } from './startUp';

const parts = {
  start: benchStart,
  browser: benchBrowser,
  imports: benchImports,
  watch: benchWatch,
  lists: benchLists,
  figures: benchFigures,
  processes: benchProcesses,
  install: benchInstall,
};
const usage = `npm run bench -- [--only ${Object.keys(parts).join(',')}] [--boards 10000,100000,1000000] [--database pglite,postgres] [--seconds 10] [--peer] [--json file]\n--peer installs react-admin (once, into .cache) and loads it beside the console.`;

/** Measures every budget on this machine and compares it with a limit measured in the same run. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      boards: { type: 'string', default: '10000,100000,1000000' },
      database: { type: 'string', default: 'pglite,postgres' },
      seconds: { type: 'string', default: '10' },
      peer: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const chosen = chosenOf('only', values.only ?? Object.keys(parts).join(','), Object.keys(parts));
  if (values.help === true || chosen === undefined) {
    say(usage);
    return;
  }
  if (!hasBuild()) throw new Error('There is no build to measure: npm run build');
  const lines: Line[] = [];
  const began = Date.now();
  const context: Context = {
    databases: (chosenOf('database', values.database, ['pglite', 'postgres']) ?? []) as ('pglite' | 'postgres')[], // `chosenOf` allows only these two names
    sizes: values.boards
      .split(',')
      .map(Number)
      .sort((a, b) => a - b),
    seconds: Number(values.seconds),
    withPeer: values.peer,
    say: (text) =>
      void process.stderr.write(
        `${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text} (load ${loadNow()})\n`,
      ),
    add: (line) => {
      lines.push(line);
      process.stderr.write(`         ${asTable([line]).split('\n')[1] ?? ''}\n`);
    },
  };
  for (const [name, bench] of Object.entries(parts)) if (chosen.includes(name)) await bench(context);
  say(`\n${asTable(lines)}\n`);
  const judged = lines.map(isMet).filter((met) => met !== undefined);
  say(
    `${String(judged.filter(Boolean).length)} of ${String(judged.length)} budgets met; load of the machine at the end ${loadNow()}. Compare figures of one run only.`,
  );
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ at: new Date().toISOString(), node: process.version, load: loadNow(), lines }, undefined, 2)}\n`,
    );
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function chosenOf(option: string, text: string, known: readonly string[]): string[] | undefined {
  const chosen = text.split(',');
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown === undefined) return chosen;
  say(`--${option} does not know "${unknown}".`);
  return undefined;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
