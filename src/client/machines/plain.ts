import { isPlainObject } from '@reduxjs/toolkit';

const secretName = /pass(word)?|token|secret|totp|recovery|authorization|credentials|signature/i;
/** Secrets that hide in an address: a signed one, or the one that an authenticator app scans. */
const secretText = /^otpauth:|[?&](x-amz-signature|signature|token|key)=/i;
const redacted = '[redacted]';
/** More would make DevTools slow; the store must not hold rows anyway. */
const longestList = 50;
const longestText = 2000;
const deepest = 12;
/** Keys of the query cache and of machines are ids: they are never redacted. */
const isName = /[(:]/;

/**
 * A copy that may stand in the store and in an action: no functions, Files, Dates, moments, actor references; secrets by name
 * redacted; long lists and texts cut.
 */
export function plain(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string')
    return secretText.test(value) ? redacted : value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || depth > deepest) return undefined;
  if (value instanceof Error) return { message: value.message };
  if (Array.isArray(value)) {
    const shown: unknown[] = value.slice(0, longestList).map((item) => plain(item, depth + 1) ?? null);
    // A list of records stays one, or a replayed view would meet a text where it draws a record.
    return value.length > longestList && typeof value[0] !== 'object'
      ? [...shown, `… ${String(value.length - longestList)} more`]
      : shown;
  }
  if (!isPlainObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [
        key,
        secretName.test(key) && !isName.test(key) ? hidden(item, depth + 1) : plain(item, depth + 1),
      ])
      .filter(([, item]) => item !== undefined),
  );
}

/**
 * The whole state as DevTools may have it: plain as above. States share what did not change, so each part is copied once only.
 */
export function plainStates(): <S>(state: S) => S {
  const copies = new WeakMap<object, unknown>();
  const copy = (value: unknown, depth: number): unknown => {
    if (!isPlainObject(value)) return plain(value, depth);
    const known = copies.get(value);
    if (known !== undefined) return known;
    // Slices, then what is in them (one query, one machine): below that a copy is cheap.
    const made =
      depth < 3
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, depth + 1)]))
        : plain(value, depth);
    copies.set(value, made);
    return made;
  };
  return <S>(state: S): S => copy(state, 0) as S; // the same shape, cut short
}

/** A secret is a text or made of texts; it keeps its shape, or a replayed view would meet a text where it draws a list. Flags and counts with such names (`passwordShown`) tell nothing. */
function hidden(item: unknown, depth: number, word = redacted): unknown {
  if (typeof item === 'string') return item === '' ? '' : word;
  // Told apart, since views take the texts of a list for its keys.
  if (depth <= deepest && Array.isArray(item))
    return item.slice(0, longestList).map((each, at) => hidden(each, depth + 1, `[redacted ${String(at + 1)}]`));
  if (depth <= deepest && isPlainObject(item))
    return Object.fromEntries(Object.entries(item).map(([key, each]) => [key, hidden(each, depth + 1)]));
  return typeof item === 'object' && item !== null ? redacted : plain(item, depth);
}
