import sharp from 'sharp';
import { createFile, listFiles, signUpload } from '#contract/artwork';
import { testApp } from '#test/app';
import { anOrganisation } from '#test/people';
import { sweep } from '#test/sweep';

const app = testApp();
let origin: string;
let orgID: string;
let good: Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>;
beforeAll(async () => {
  origin = await app.listen();
  orgID = await anOrganisation(app.db);
  const drawn = sharp({ create: { width: 20, height: 10, channels: 3, background: '#357' } });
  good = {
    png: await drawn.clone().png().toBuffer(),
    jpeg: await drawn.clone().jpeg().toBuffer(),
    gif: await drawn.clone().gif().toBuffer(),
    webp: await drawn.clone().webp().toBuffer(),
  };
});

const script = '<script>window.__pwn=1</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.__pwn=1">${script}</svg>`;
const withTail = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.from(html)]);
const named = [
  'x.png',
  'x.html',
  'x.svg',
  'x.png.html',
  'x.php.png',
  'x.png%00.html',
  '../../x.png',
  '"><img src=x onerror=1>.png',
  'x.png\r\ncontent-type: text/html',
  '.htaccess',
];
/** The case, the declared type, the actual bytes and the file name. */
const cases: readonly (readonly [what: string, type: string, bytes: () => Buffer, name: string])[] = [
  ...named.map((name) => [`a PNG called ${JSON.stringify(name)}`, 'image/png', () => good.png, name] as const),
  ...[
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'application/pdf',
    'text/html;image/png',
    'image/png, text/html',
    'image/bmp',
    'image/x-icon',
  ].map((type) => [`said to be ${type}`, type, () => good.png, 'x.png'] as const),
  ['HTML said to be PNG', 'image/png', () => Buffer.from(html), 'x.png'],
  ['SVG said to be PNG', 'image/png', () => Buffer.from(svg), 'x.png'],
  ['XML said to be JPEG', 'image/jpeg', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'x.jpg'],
  ['HTML behind a BOM', 'image/png', () => Buffer.from(`\ufeff${html}`), 'x.png'],
  ['a script said to be GIF', 'image/gif', () => Buffer.from('GIF89a/*x*/=1;window.__pwn=1'), 'x.gif'],
  [
    'HTML after the first bytes of a PNG',
    'image/png',
    () => Buffer.concat([good.png.subarray(0, 8), Buffer.from(html)]),
    'x.png',
  ],
  [
    'HTML after the first bytes of a JPEG',
    'image/jpeg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
    'x.jpg',
  ],
  [
    'HTML after the first bytes of a WebP',
    'image/webp',
    () => Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBP'), Buffer.from(html)]),
    'x.webp',
  ],
  [
    'HTML after the first bytes of a film',
    'video/mp4',
    () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.from(html)]),
    'x.mp4',
  ],
  [
    'a PDF said to be PNG',
    'image/png',
    () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    'x.png',
  ],
  ['a ZIP said to be PNG', 'image/png', () => Buffer.from('PK\x03\x04'.padEnd(60, 'x')), 'x.png'],
  ['an EXE said to be PNG', 'image/png', () => Buffer.from('MZ'.padEnd(200, '\0')), 'x.png'],
  ['a real PNG with HTML after its end', 'image/png', () => withTail(good.png), 'x.png'],
  ['a real GIF with HTML after its end', 'image/gif', () => withTail(good.gif), 'x.gif'],
  ['a real JPEG with HTML after its end', 'image/jpeg', () => withTail(good.jpeg), 'x.jpg'],
  ['a real WebP with HTML after its end', 'image/webp', () => withTail(good.webp), 'x.webp'],
  ['a JPEG said to be PNG', 'image/png', () => good.jpeg, 'x.png'],
  ['nothing', 'image/png', () => Buffer.from(' '), 'x.png'],
  ['half a PNG', 'image/png', () => good.png.subarray(0, 40), 'x.png'],
  ['zeros', 'image/png', () => Buffer.alloc(2_000), 'x.png'],
];
const kept = /^(?:image\/(?:png|jpeg|gif|webp)|video\/mp4)$/;

test('each is refused without a record, or stored as what it is, where a browser runs nothing of it', () =>
  sweep(
    cases.map((one) => [one[0], one] as const),
    async ([, type, make, fileName]) => {
      const count = async (): Promise<number> => (await app.call(listFiles, {})).reply.totalFiles;
      const before = await count();
      const bytes = make();
      const signed = await app.call(signUpload, { body: { fileName, fileType: type, fileSize: bytes.length } });
      if (signed.status !== 200) {
        expect(signed.failure.code).toBe('upload.type_refused');
        return;
      }
      const {
        credentials: { url },
        fileURL = '',
      } = signed.reply;
      const { pathname, search } = new URL(url, origin);
      await fetch(`${origin}${pathname}${search}`, {
        method: 'PUT',
        headers: { 'content-type': type },
        body: new Uint8Array(bytes),
      });
      const path = new URL(fileURL, origin).pathname;
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
      const made = await app.call(createFile, { body: { fileName, fileURL, fileFormat: type, orgID } });
      if (made.status !== 200) {
        expect(['upload.type_refused', 'upload.unreadable', 'request.invalid']).toContain(made.failure.code);
        expect([await count(), (await fetch(`${origin}${path}`)).status]).toEqual([before, 404]);
        return;
      }
      expect(made.reply.file.fileName).toMatch(/^[\w.-]*$/);
      for (const address of [path, `${path}/preview?w=96`]) {
        for (const headers of [{}, { accept: 'text/html' }, { range: `bytes=${String(bytes.length - 20)}-` }]) {
          const served = await fetch(`${origin}${address}`, { headers });
          expect(served.headers.get('content-type')).toMatch(kept);
          expect(served.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
          expect(served.headers.get('x-content-type-options')).toBe('nosniff');
          expect(served.headers.get('content-disposition') ?? 'inline').not.toMatch(/[\r\n<>]/);
        }
      }
    },
  ));
