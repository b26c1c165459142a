import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

let isChecked = false;

/**
 * The path of a program of the server in the build, for tests of whole processes: they run what `npm start` runs.
 * @throws if the build is missing or older than the sources
 */
export function builtProgram(name: string): string {
  if (!isChecked) execFileSync(process.execPath, ['scripts/setup.cjs', 'current'], { cwd: root });
  isChecked = true;
  return join(root, 'dist/server', `${name}.js`);
}
