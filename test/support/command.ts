import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { builtProgram } from './build';

const root = join(__dirname, '../..');

/** Runs a command of the server (`backup`, `restore`, ...) as it was built, with these settings and no others. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', builtProgram(name), ...args], {
    cwd: root,
    env: { PATH, ...env },
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => {
    written.out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    written.err += part.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, stdout: written.out, stderr: written.err });
    });
  });
}
