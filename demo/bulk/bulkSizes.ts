import type { BulkSizes } from './bulk';

export const usage = 'Usage: npm run seed -- --boards 1000000 --files 20000 --campaigns 5000';
const most: BulkSizes = { boards: 10_000_000, files: 1_000_000, campaigns: 1_000_000 };

/** Invalid command-line arguments. */
export class ArgumentError extends Error {}

/** How much to add; what is not named is 0. @throws ArgumentError naming the option */
export function readSizes(given: Partial<Record<keyof BulkSizes, string>>): BulkSizes {
  const read = (name: keyof BulkSizes): number => {
    const text = given[name] ?? '0';
    const count = Number(text.replaceAll('_', ''));
    if (!/^[\d_]+$/.test(text) || count > most[name])
      throw new ArgumentError(`--${name} must be a whole number from 0 to ${most[name].toLocaleString('en')}`);
    return count;
  };
  const sizes = { boards: read('boards'), files: read('files'), campaigns: read('campaigns') };
  if (sizes.boards + sizes.files + sizes.campaigns === 0)
    throw new ArgumentError('Nothing to add: name how many boards, files or campaigns');
  return sizes;
}
