import { z } from 'zod';

/** A filter of free text; blanks around it do not count. */
export const textFilter = z.string().trim().min(1).max(200);
/** A yes/no filter. */
export const flagFilter = z.enum(['true', 'false']).transform((text) => text === 'true');
/** A filter with a closed list of values. */
export const choiceFilter = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values);
