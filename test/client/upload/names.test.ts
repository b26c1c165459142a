import fc from 'fast-check';
import { cleanName } from '../../../src/client/upload/uploadName';
import { sniffType, detectType } from '../../../src/client/upload/uploadType';
import { checkFile } from '../../../src/client/artwork/upload/uploadActors';

describe('cleanName', () => {
  it.each([
    ['kestrel_lisbon-1920x1080.jpg', 'kestrel_lisbon-1920x1080.jpg'],
    ['Halden "Quiet" <b>.png', 'HaldenQuietb.png'],
    ['../../etc/passwd.png', '....etcpasswd.png'],
    ['Ночной базар.png', 'Ночнойбазар.png'],
    ['夏のセール (駅).png', '夏のセール駅.png'],
    ['إعلان الصيف ١٩٢٠.mp4', 'إعلانالصيف١٩٢٠.mp4'],
    ['हिन्दी.png', 'हिन्दी.png'],
    ['Cafe\u0301 🎉.png', 'Café.png'],
    ['nameless', 'nameless'],
    ['(?!).png', 'artwork.png'],
    ['🎉', 'artwork'],
  ])('%s becomes %s', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  it('leaves only the specified characters, and always a name', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^[\p{L}\p{M}\p{N}_.-]+$/u.test(cleanName(name))));
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => cleanName(cleanName(name)) === cleanName(name)));
  });
});

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))),
  );

describe('the type that the bytes tell', () => {
  it.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', bytes(0x89, 'PNG', 13, 10, 26, 10)],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
    ['video/mp4', bytes(0, 0, 0, 32, 'ftypisom')],
  ])('%s', (type, given) => {
    expect(detectType(given)).toBe(type);
  });

  it('recognises no other: text, PDF, RIFF audio, an empty file', () => {
    for (const other of [bytes('a text named .png'), bytes('%PDF-1.7'), bytes('RIFF', 0, 0, 0, 0, 'WAVE'), bytes()])
      expect(detectType(other)).toBeUndefined();
  });

  it('tells films and pictures of other formats in the MP4 container by their brand', () => {
    const brand = (name: string) => detectType(bytes(0, 0, 0, 32, 'ftyp', name));
    const refused = ['qt  ', 'M4V ', 'M4VH', 'M4A ', 'M4B ', 'F4A ', '3gp4', '3g2a', 'heic', 'mif1', 'avif', 'crx '];
    // As the server's `file-type` does: a NUL at the end counts as a space.
    refused.push('M4V\0', 'F4A\0', 'crx\0');
    expect(refused.filter((name) => brand(name) !== undefined)).toEqual([]);
    const taken = ['isom', 'mp41', 'mp42', 'avc1', 'iso5', 'iso6', 'dash', 'MSNV', 'F4V '];
    expect(taken.filter((name) => brand(name) !== 'video/mp4')).toEqual([]);
  });

  it('reads only the beginning of a file', async () => {
    expect(await sniffType(new Blob([bytes('GIF87a'), 'x'.repeat(100_000)]))).toBe('image/gif');
  });
});

it('says why a file is not taken', () => {
  expect(checkFile({ name: 'a.png', size: 10 }, 'image/png')).toBeUndefined();
  expect(checkFile({ name: 'a.png', size: 0 }, 'image/png')).toBe('a.png is empty.');
  expect(checkFile({ name: 'a.mp4', size: 51 * 1024 * 1024 }, 'video/mp4')).toBe('a.mp4 is larger than 50 MB.');
  expect(checkFile({ name: 'a.png', size: 10 }, undefined)).toMatch(/^a\.png is not what its name says/);
});
