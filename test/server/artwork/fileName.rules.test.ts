import fc from 'fast-check';
import { cleanFileName, storedName } from '../../../src/server/artwork/fileName.rules';

test.each([
  ['summer sale (final).png', 'summersalefinal.png'],
  ['a<b>"c\'.jpg', 'abc.jpg'],
  ['../../etc/passwd', 'artwork.etcpasswd'],
  ['ドリンク 2026.mp4', 'ドリンク2026.mp4'],
  ['Ænes_kaffe-1.0.webp', 'Ænes_kaffe-1.0.webp'],
  ['!!!.png', 'artwork.png'],
  ['', 'artwork'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(196)}.png`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(198)}`],
  ['.htaccess', 'artwork.htaccess'],
  ['e\u0301clair.png', 'éclair.png'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

test('whatever comes in: only word characters, digits, underscore, hyphen and dot come out, never nothing, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const clean = cleanFileName(given);
      expect(clean).toMatch(/^[\p{L}\p{M}\p{N}_.-]+$/u);
      expect([...clean].length).toBeLessThanOrEqual(200);
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});

test.each([
  ['summer.png', 'image/png', 'summer.png'],
  ['SUMMER.JPEG', 'image/jpeg', 'SUMMER.JPEG'],
  ['evil.html', 'image/png', 'evil.png'],
  ['x.png.exe', 'image/png', 'x.png'],
  ['x.html.exe', 'image/png', 'x.html.png'],
  ['film.mov', 'video/mp4', 'film.mp4'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['poster 1.0', 'image/webp', 'poster1.0.webp'],
  ['.htaccess', 'image/gif', 'artwork.htaccess.gif'],
  ['.svg', 'image/gif', 'artwork.gif'],
  ['', 'image/gif', 'artwork.gif'],
  [`${'a'.repeat(300)}.exe`, 'image/jpeg', `${'a'.repeat(195)}.jpg`],
])('%j with the bytes of %s is kept as %j', (given, type, kept) => {
  expect(storedName(given, type)).toBe(kept);
  expect(storedName(kept, type)).toBe(kept);
});
