import fc from 'fast-check';
import { sweep } from '#test/sweep';
import { newKey } from '../../../src/server/storage/addresses';
import { readSignedQuery, signedPath } from '../../../src/server/storage/uploadSignature';

const secret = 'a secret of this test';
const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const terms = { key: newKey(), type: 'image/png', length: 1234 };
const address = new URL(signedPath(secret, terms, now), 'http://x');
const read = (
  change: (query: URLSearchParams) => void = () => undefined,
  { key = terms.key, at = now, by = secret } = {},
) => {
  const query = new URLSearchParams(address.search);
  change(query);
  return readSignedQuery(by, key, Object.fromEntries(query), at);
};

test('an unchanged signed address works after 23 h 55 min and no longer after 24 h 05 min', () => {
  expect(read()).toEqual(terms);
  expect(read(undefined, { at: now + 24 * 60 * minute - 5 * minute })).toEqual(terms);
  expect(read(undefined, { at: now + 24 * 60 * minute + 5 * minute })).toBeUndefined();
});

test('an address with a changed or missing part is not valid', () =>
  sweep(
    [
      ['another type', ['type', 'text/html']],
      ['another length', ['length', '1235']],
      ['a later end', ['expires', String(Number(address.searchParams.get('expires')) + 1)]],
      ['an end that is no number', ['expires', '9e99']],
      ['an empty signature', ['signature', '']],
      ['a longer signature', ['signature', `${address.searchParams.get('signature') ?? ''}A`]],
      ...['type', 'length', 'expires', 'signature'].map((part) => [`no ${part}`, [part, undefined]] as const),
    ] as readonly (readonly [string, readonly [string, string | undefined]])[],
    ([part, value]) => {
      const changed = read((query) => {
        if (value === undefined) query.delete(part);
        else query.set(part, value);
      });
      expect(changed).toBeUndefined();
    },
  ));

test('an address signed with another key, or by another server, is refused', () => {
  expect(read(undefined, { key: newKey() })).toBeUndefined();
  expect(read(undefined, { by: 'another secret' })).toBeUndefined();
});

test('changing any one character of the address makes it invalid', () => {
  fc.assert(
    fc.property(fc.nat(address.search.length - 2), fc.constantFrom(...'abcXYZ0189-_%&='), (at, character) => {
      const text = address.search.slice(1);
      const changed = text.slice(0, at) + character + text.slice(at + 1);
      const result = readSignedQuery(secret, terms.key, Object.fromEntries(new URLSearchParams(changed)), now);
      // Another encoding of the same address (a lower-case escape) may be valid, but only with the signed terms.
      if (result !== undefined) expect(result).toEqual(terms);
    }),
    { numRuns: 2_000, seed: 20 },
  );
});
