import type { Accept } from 'react-dropzone';

/** idle grey, active blue (the type of what is dragged is not known), accept green, reject red. */
export type DropState = 'idle' | 'active' | 'accept' | 'reject';

/** Types that say nothing of a file. */
const vague = ['', 'application/octet-stream', 'application/x-moz-file'];

/** Other types that systems give files with an ending: Windows with Excel calls a CSV an Excel file. */
const otherTypes: Readonly<Record<string, readonly string[]>> = {
  '.csv': [
    'application/vnd.ms-excel',
    'application/csv',
    'application/x-csv',
    'text/x-csv',
    'text/comma-separated-values',
    'text/plain',
  ],
};

/** What a drop would do with files of these types. A file that may be accepted by its ending is never rejected here. */
export function dropState(types: readonly string[], accept: Accept, multiple: boolean): DropState {
  if (!multiple && types.length > 1) return 'reject';
  const isAccepted = (type: string): boolean =>
    Object.keys(accept).some((each) => (each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each));
  const mayBeAccepted = (type: string): boolean =>
    isAccepted(type) ||
    vague.includes(type) ||
    Object.values(accept)
      .flat()
      .some((ending) => otherTypes[ending]?.includes(type) === true);
  if (types.length > 0 && types.every(isAccepted)) return 'accept';
  return types.length === 0 || types.some(mayBeAccepted) ? 'active' : 'reject';
}
