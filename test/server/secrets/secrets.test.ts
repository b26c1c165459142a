import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyBeside } from '../../../src/server/secrets/secretKey';
import { createSecrets } from '../../../src/server/secrets/secrets';

const [key, earlier] = ['k'.repeat(32), 'e'.repeat(32)];
const secrets = createSecrets(() => [key]);

test('what is sealed is opened for its owner alone, and never looks alike', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ana');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'bob')).toBeUndefined();
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
});

test('changed, cut or made up, it is not opened', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'ana');
  const at = sealed.length - 8;
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
  for (const stored of [changed, sealed.slice(0, -6), sealed.slice(0, 24)])
    expect(secrets.open(stored, 'ana')).toBeUndefined();
});

test('a new key seals from now on; with the earlier one behind it the old ones are still read', () => {
  const old = createSecrets(() => [earlier]).seal('JBSWY3DPEHPK3PXP', 'ana');
  const both = createSecrets(() => [key, earlier]);
  expect(both.open(old, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(both.isCurrent(old)).toBe(false);
  expect(both.isCurrent(both.seal('x', 'ana'))).toBe(true);
  expect(secrets.open(old, 'ana')).toBeUndefined();
});

test('without a key texts stay as they are, and what was stored so is read with one', () => {
  const none = createSecrets(() => []);
  expect(none.seal('JBSWY3DPEHPK3PXP', 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.open('JBSWY3DPEHPK3PXP', 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.isCurrent('JBSWY3DPEHPK3PXP')).toBe(false);
});

describe('the key beside the data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is made once, and its owner alone can read it', () => {
    const made = keyBeside(folder);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(keyBeside(folder)).toBe(made);
    expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'keys', 'secret.key')).mode & 0o777).toBe(0o600);
  });
});
