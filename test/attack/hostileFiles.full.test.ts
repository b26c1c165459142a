import sharp from 'sharp';
import { filmOfTable, filmOfTracks, gifOfFrames, webpAnimation, wholePng } from '#test/hostileMedia';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { headersFor } from '#test/processes';
import { call, every, limitFor, memoryOf, p95 } from './measured';

/*
 * Uploads files that are designed to cost time and memory, one after the other, while about a hundred other calls per
 * second run. The limits are those of docs/promises.md.
 */
const bars = { p95: 200, memory: 500, answer: 10_000, health: 100 };

const folder = temporaryFolder();
let server: ServerProcess;
let address: string;
let headers: Record<string, string>;
let organisation: string;
beforeAll(async () => {
  server = startProcess({ DATA_DIR: folder.path, DEMO: '1', LOG_LEVEL: 'error' });
  address = await server.ready;
  headers = await headersFor(address, { loginEmail: 'admin@example.com', loginPass: 'marquee-demo' });
  const listed = await call(`${address}/api/organisation/?pageSize=1`, { headers });
  organisation = (JSON.parse(listed.text) as { organisations: [{ _id: string }] }).organisations[0]._id; // the demo data has organisations
  // Warm up: the first calls are slower, and the first file starts the inspector's process.
  await upload(await smallPicture(), 'image/png');
  await readFor(10_000);
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  folder.remove();
});

const post = (path: string, body: object) =>
  call(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

const smallPicture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

/** Calls of a typical console. */
const reads = [
  '/api/file/artworks/?page=1&pageSize=5',
  '/api/boards/uncached/?page=1&pageSize=20',
  '/api/campaign/?page=1&pageSize=5',
  '/api/super/logincheck',
];

/** Sends a hundred of these calls per second. @returns a function that stops, and tells each duration and wrong status */
function startReads() {
  const took: number[] = [];
  const wrong: number[] = [];
  const stop = every(10, async (nth) => {
    const answer = await call(`${address}${reads[nth % reads.length] ?? ''}`, { headers });
    took.push(answer.took);
    if (answer.status !== 200) wrong.push(answer.status);
  });
  return async () => {
    await stop();
    return { took, wrong };
  };
}
async function readFor(milliseconds: number) {
  const stop = startReads();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return (await stop()).took;
}

/** Uploads a file as the console does. @returns the result of the inspection */
async function upload(bytes: Buffer, type: string) {
  const signed = await post('/api/file/signs3', { fileName: 'hostile', fileType: type, fileSize: bytes.length });
  const { credentials, fileURL } = JSON.parse(signed.text) as { credentials: { url: string }; fileURL: string }; // as above
  const put = await fetch(credentials.url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
  expect(put.status).toBe(200);
  return post('/api/file/create', { fileName: 'hostile', fileURL, fileFormat: type, orgID: organisation });
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .webp({ lossless: true })
    .toBuffer();
const animation = async (side: number, frames: number) => webpAnimation(await flat(side, side), side, side, frames);
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

const refused = 'refused';
const taken = 'taken';
test.each<[what: string, type: string, how: 'refused' | 'taken', says: RegExp, make: () => Buffer | Promise<Buffer>]>([
  ['a film of 4,000 tracks', 'video/mp4', refused, /more than 16 tracks/, () => filmOfTracks(4000)],
  ['a film with a table of 20 MB', 'video/mp4', refused, /A table of this video/, () => filmOfTable(20_000_000)],
  ['a PNG of 16,383 pixels squared', 'image/png', refused, /At most 100 megapixels/, () => wholePng(16_383, 16_383, 8)],
  ['the same in 16 bits', 'image/png', refused, /At most 100 megapixels/, () => wholePng(16_383, 16_383, 16)],
  ['the largest PNG that is taken', 'image/png', taken, /hostile/, () => wholePng(10_000, 10_000, 8)],
  ['a GIF of 10,000 frames', 'image/gif', taken, /hostile/, () => gifOfFrames(10_000)],
  ['a WebP animation of 100 megapixels in all', 'image/webp', taken, /hostile/, () => animation(2000, 25)],
  ['a WebP animation of 1,000 frames of 16 megapixels', 'image/webp', taken, /hostile/, () => animation(4000, 1000)],
  [
    'a truncated WebP animation',
    'image/webp',
    refused,
    /damaged|cannot be read/i,
    async () => cut(await animation(2000, 25)),
  ],
  [
    'a truncated PNG',
    'image/png',
    refused,
    /damaged|cannot be read/i,
    async () => cut(await wholePng(9_000, 9_000, 8)),
  ],
])(
  '%s',
  async (what, type, how, says, make) => {
    const bytes = await make();
    const quiet = await readFor(2_000);
    const before = memoryOf(server.child.pid ?? 0);
    let most = 0;
    const health: number[] = [];
    const stopReads = startReads();
    const stops = [
      every(100, async () => health.push((await call(`${address}/healthz`)).took)),
      every(200, () => Promise.resolve((most = Math.max(most, memoryOf(server.child.pid ?? 0))))),
    ];
    const answer = await upload(bytes, type);
    // Also measure the time after the answer.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const stop of stops) await stop();
    const { took: others, wrong } = await stopReads();
    process.stdout.write(
      `${what}: ${how} in ${(answer.took / 1000).toFixed(1)} s; others p95 ${p95(others).toFixed(0)} ms (${p95(quiet).toFixed(0)} ms before) of ${String(others.length)}, /healthz at most ${Math.max(...health).toFixed(0)} ms, +${Math.max(0, most - before).toFixed(0)} MB\n`,
    );
    expect({ status: answer.status, text: answer.text }).toEqual({
      status: how === taken ? 200 : 422,
      text: expect.stringMatching(says) as string,
    });
    expect(wrong).toEqual([]);
    expect(answer.took).toBeLessThan(bars.answer);
    expect(p95(others)).toBeLessThan(limitFor(bars.p95, quiet));
    expect(Math.max(...health)).toBeLessThan(bars.health);
    expect(most - before).toBeLessThan(bars.memory);
  },
  120_000,
);
