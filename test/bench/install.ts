import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { millisecondsOf, type Context } from './report';

const run = promisify(execFile);
const output = { maxBuffer: 64 * 1024 * 1024 };

/** The first set-up of a fresh copy of the project: installing the packages of the lock file (from npm's cache if they are in it) and the first build. */
export async function benchInstall(context: Context): Promise<void> {
  context.say('install and first build');
  const folder = await mkdtemp(join(tmpdir(), 'marquee-install-'));
  try {
    await run('git', ['checkout-index', '--all', `--prefix=${folder}/`]);
    const setup = () => run(process.execPath, ['scripts/setup.cjs', 'build'], { cwd: folder, ...output });
    context.add('install and first build', 'fresh copy', (await millisecondsOf(setup)) / 1000, 's', { most: 180 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
