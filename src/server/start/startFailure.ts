import { ConfigError } from '../settings/configError';

type Stage = 'folder' | 'opening' | 'embedded' | 'server' | 'store' | 'listen';

/** An error during the start, with the stage at which it occurred. */
class StartFailure extends Error {
  readonly stage: Stage;
  constructor(stage: Stage, cause: unknown) {
    super(readMessage(cause), { cause });
    this.stage = stage;
  }
}

/** Runs one stage of the start; an error is reported with the name of the stage. */
export async function inStage<T>(stage: Stage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ConfigError || error instanceof StartFailure ? error : new StartFailure(stage, error);
  }
}

/** Runs a command, and ends the process with it. If it fails, prints the reason, and what `hint` adds to it. */
export function runCommand(work: () => Promise<void>, hint: (error: unknown) => string = () => ''): void {
  // The database, uploads, mail and backups are readable by their owner alone.
  process.umask(0o077);
  work().then(
    // Open handles must not keep the process alive once the work is done.
    () => process.exit(),
    (error: unknown) => {
      process.stderr.write(`${explain(error, process.env)}${hint(error)}\n`);
      process.exit(1);
    },
  );
}

/** One readable line that says what to do. */
export function explain(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  if (error instanceof ConfigError) return `Setting: ${error.message}`;
  if (!(error instanceof StartFailure)) return oneLine(readMessage(error));
  const { stage, message, cause } = error;
  const folder = env['DATA_DIR'] ?? '.data';
  switch (stage) {
    case 'folder':
      return oneLine(
        errorCode(cause) === undefined
          ? message
          : `DATA_DIR (${folder}) cannot be used: ${adviceOnPath(cause) ?? message}`,
      );
    case 'opening':
      return oneLine(
        `The database in ${folder} cannot be opened; it is damaged, or made by another PostgreSQL (${message}). Restore a backup, which sets aside what is there: DATA_DIR=${folder} npm run restore -- <folder of the backup> --replace`,
      );
    case 'embedded':
      return oneLine(`The database in ${folder} cannot be opened: ${message}`);
    case 'server':
      return oneLine(`DATABASE_URL cannot be used: ${message}`);
    case 'store':
      return oneLine(
        `${(env['S3_BUCKET'] ?? '') === '' ? `DATA_DIR (${folder})` : 'S3_BUCKET'} cannot be used: ${message}`,
      );
    case 'listen':
      return errorCode(cause) === 'EADDRINUSE'
        ? `Port ${env['PORT'] ?? '3000'} is taken. Stop the other program, or set PORT to another number.`
        : oneLine(`HOST and PORT cannot be used: ${message}`);
  }
}

/** An AggregateError (localhost has two addresses) has no message of its own. */
function readMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(readMessage).join(', ');
  if (!(error instanceof Error)) return String(error);
  // Drizzle's error quotes the query; the driver's error has the reason.
  return error.cause instanceof Error
    ? readMessage(error.cause)
    : error.message === ''
      ? (errorCode(error) ?? error.name)
      : error.message;
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What to do about a file where a folder belongs, or the other way round; undefined for other errors. */
function adviceOnPath(error: unknown): string | undefined {
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  switch (errorCode(error)) {
    case 'EISDIR':
      return `${path} is a folder and should be a file. Move it away, then start again.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file and should be a folder. Move it away, then start again.`;
    default:
      return undefined;
  }
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
