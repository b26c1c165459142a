import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';

/** The largest file a setting is read from: bytes. A secret is short; a wrong path may lead to anything. */
const largest = 64 * 1024;

/**
 * The settings that are not empty, with those of `NAME_FILE` read from the file it names, without the line break at its
 * end: the way container platforms pass secrets. @throws ConfigError if a file cannot be read, or both `NAME` and `NAME_FILE` are set
 */
export function withSettingFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Record<string, string | undefined> {
  const settings = { ...env };
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (env[name] !== undefined && env[name] !== '')
      throw new ConfigError(`${name} and ${name}_FILE are both set: keep one of them`);
    settings[name] = readContent(name, path);
  }
  return Object.fromEntries(Object.entries(settings).filter(([, text]) => text !== ''));
}

function readContent(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException; // the file system throws only these
    throw new ConfigError(`${name}_FILE: ${path} cannot be read (${code})`);
  }
  if (text.length > largest) throw new ConfigError(`${name}_FILE: ${path} is too large for a setting`);
  return text.replace(/\r?\n$/, '');
}
