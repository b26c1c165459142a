import { isPlainObject } from '@reduxjs/toolkit';

const secretName = /pass(word)?|token|secret|totp|recovery|authorization|credentials|signature/i;
/** Addresses that contain a secret: signed ones, and the one that an authenticator app scans. */
const secretText = /^otpauth:|[?&](x-amz-signature|signature|token|key)=/i;
const redacted = '[redacted]';
/** Longer lists would make DevTools slow. */
const longestList = 50;
const longestText = 2000;
const deepest = 12;
/** Keys of the query cache and of machines are ids: they are never redacted. */
const isName = /[(:]/;

/**
 * A copy that is safe for the store and actions: without functions, Files, Dates, moments and actor references, with
 * secrets redacted by name, and long lists and texts cut.
 */
export function toSerialisable(value: unknown, depth = 0): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string')
    return secretText.test(value) ? redacted : value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || depth > deepest) return undefined;
  if (value instanceof Error) return { message: value.message };
  if (Array.isArray(value)) {
    const shown: unknown[] = value.slice(0, longestList).map((item) => toSerialisable(item, depth + 1) ?? null);
    // No text is added to a list of records, because a view that draws an older state would render it as a record.
    return value.length > longestList && typeof value[0] !== 'object'
      ? [...shown, `… ${String(value.length - longestList)} more`]
      : shown;
  }
  if (!isPlainObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [
        key,
        secretName.test(key) && !isName.test(key) ? hidden(item, depth + 1) : toSerialisable(item, depth + 1),
      ])
      .filter(([, item]) => item !== undefined),
  );
}

/**
 * The whole state for DevTools, made plain as above. States share their unchanged parts, so each part is copied only once.
 */
export function serialisableStates(): <S>(state: S) => S {
  const copies = new WeakMap<object, unknown>();
  const copy = (value: unknown, depth: number): unknown => {
    if (!isPlainObject(value)) return toSerialisable(value, depth);
    const known = copies.get(value);
    if (known !== undefined) return known;
    // Cached for slices and their entries (one query, one machine); copies of deeper parts are cheap.
    const made =
      depth < 3
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, depth + 1)]))
        : toSerialisable(value, depth);
    copies.set(value, made);
    return made;
  };
  return <S>(state: S): S => copy(state, 0) as S; // the same shape, cut short
}

/**
 * Redacts the texts of a secret and keeps its shape, because a view that draws an older state may render it as a list. Flags and counts
 * with such names (`passwordShown`) are not secrets.
 */
function hidden(item: unknown, depth: number, word = redacted): unknown {
  if (typeof item === 'string') return item === '' ? '' : word;
  // Numbered, because views use the texts of a list as keys.
  if (depth <= deepest && Array.isArray(item))
    return item.slice(0, longestList).map((each, at) => hidden(each, depth + 1, `[redacted ${String(at + 1)}]`));
  if (depth <= deepest && isPlainObject(item))
    return Object.fromEntries(Object.entries(item).map(([key, each]) => [key, hidden(each, depth + 1)]));
  return typeof item === 'object' && item !== null ? redacted : toSerialisable(item, depth);
}
