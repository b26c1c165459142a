import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../..');

export interface SourceFile {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Lines, the last line break not counted as one. */
  readonly lines: number;
}

const notOurs =
  /^(node_modules|dist|storybook-static|coverage|test-results|playwright-report|\.(git|tsbuild|data|cache))$/;

/** Every file that is, or is about to be, in the repository; also in a copy without its history. */
export function repositoryFiles(): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status === 0 && stdout !== '')
    return stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
  return filesUnder('');
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !notOurs.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]));
}

export const readSource = (path: string): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.replace(/\n$/, '').split('\n').length };
};

/** Every file but pictures, films and other binary ones. */
export const textFiles = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => !/\.(png|jpe?g|gif|webp|mp4|ico|wasm|bin|woff2|gz)$/.test(path))
    .map(readSource);

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isStory = (path: string): boolean => path.endsWith('.stories.tsx');

/** The TypeScript files of the product, without stories and declarations. */
export const productSources = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => /^(src|demo)\//.test(path) && isCode(path) && !isStory(path))
    .map(readSource);

export const stories = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => path.startsWith('src/') && isStory(path))
    .map(readSource);

export const tests = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => path.startsWith('test/') && isCode(path))
    .map(readSource);

/** The names of the settings that the server reads from the environment. */
export const settingsRead = (): Set<string> =>
  new Set(
    ['src/server/settings/config.ts', 'src/server/settings/identitySettings.ts']
      .flatMap((path) => [...readSource(path).text.matchAll(/^ +([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): /gm)])
      .map(([, name = '']) => name),
  );

/** The value that `share` (0 to 1) of the numbers do not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
