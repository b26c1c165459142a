import type { Endpoint } from '#contract/endpoint';
import type { FieldFailure } from '#contract/failure';
import { failure } from './failure';

/** PostgreSQL cannot store the character NUL (error 22021). */
const nul = 'Must not contain the character NUL';
/** An unpaired surrogate: a text column stores a replacement character instead, a JSON column refuses it. */
const half = 'Must not contain half a character (an unpaired surrogate)';
const problemIn = (text: string): string | undefined =>
  text.includes('\0') ? nul : text.isWellFormed() ? undefined : half;

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Refuses texts that the database cannot store, in any call, and names the fields. @throws Failure `request.invalid`
 */
export function refuseUnstorable({ params, query, body }: Parts, { anyText }: Pick<Endpoint, 'anyText'>): void {
  const fields = [params, query, ...(anyText ? [] : [body])].flatMap(unstorableIn);
  if (fields.length > 0) throw failure('request.invalid', { fields });
}

/** The fields that a database may have refused. */
export const oddTexts = ({ params, query, body }: Parts): FieldFailure[] => [params, query, body].flatMap(unstorableIn);

/** The texts that cannot be stored, at most 20. */
function unstorableIn(given: unknown): FieldFailure[] {
  const found: FieldFailure[] = [];
  const open: { value: unknown; path: string }[] = [{ value: given, path: '' }];
  for (let next = open.pop(); next !== undefined && found.length < 20; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      const message = problemIn(value);
      if (message !== undefined) found.push({ path, message });
    } else if (typeof value === 'object' && value !== null) {
      // A name is a text too: a JSON column stores the names of objects inside a value.
      for (const [key, inner] of Object.entries(value)) {
        const inside = path === '' ? key : `${path}.${key}`;
        const message = problemIn(key);
        if (message !== undefined && found.length < 20) found.push({ path: inside, message });
        open.push({ value: inner, path: inside });
      }
    }
  }
  return found;
}
