import type { CsvLoadContext, CsvLoadEvent, FileChange, ListedFile, NewFile, OpenedFile } from './csvLoad.types';

/** The file that is read next. */
export const unread = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ key, problem }) => key === null && problem === null);

/** The file that is planned next. */
export const unplanned = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ summary, planned }) => summary !== null && summary.good > 0 && !planned);

export const goodRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.good ?? 0), 0);

export const allRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.rows ?? 0), 0);

export const withChange = (
  files: readonly ListedFile[],
  file: ListedFile | undefined,
  change: Partial<ListedFile>,
): ListedFile[] => files.map((each) => (each.id === file?.id ? { ...each, ...change } : each));

export function withNew(files: readonly ListedFile[], added: readonly NewFile[]): ListedFile[] {
  const fresh = added.filter(({ id }) => !files.some((file) => file.id === id));
  return [...files, ...fresh.map((file) => ({ ...file, key: null, summary: null, problem: null, planned: false }))];
}

/** A file dropped twice is one file: the second copy says so and is not loaded. */
export function withRead(context: CsvLoadContext, { key, summary }: OpenedFile): ListedFile[] {
  const twin = context.files.find((file) => file.key === key);
  const change = twin ? { problem: `The same file as ${twin.name}.` } : { key, summary };
  return withChange(context.files, unread(context), change);
}

export function fileChangeOf({ files }: CsvLoadContext, event: CsvLoadEvent): FileChange {
  const id = 'id' in event ? event.id : '';
  const key = files.find((file) => file.id === id)?.key ?? '';
  if (event.type === 'order.choose') return { id, key, order: event.order };
  if (event.type === 'column.choose') return { id, key, position: event.position, field: event.field };
  if (event.type === 'issues.fix') return { id, key, code: event.code };
  if (event.type === 'row.edit') return { id, key, index: event.index, cells: event.cells };
  throw new Error(`${event.type} changes no file`);
}
