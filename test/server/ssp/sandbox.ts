import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { listSubmissions, submitToSsp } from '#contract/ads';
import { modifyFile } from '#contract/artwork';
import { startApp, type TestApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { files, submissions } from '../../../src/server/db/schema/schema';
import { newKey } from '../../../src/server/storage/addresses';

/** What the platform has of an artwork, and how often it was sent and its withdrawal requested. */
interface Received {
  posts: number;
  withdrawals: number;
  ad: { ext: { categories: string[] | null } };
}

/** Starts the app, whose submissions go to its own sandbox platform over HTTP. */
export async function startWithSandbox(env: Record<string, string> = {}, reviewSeconds = 0.2) {
  const app = await startApp({ DEMO: '1', ...env });
  const origin = await app.listen();
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox/ssp${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    return response.json();
  };
  const control = (mode: string, count?: number, more: object = {}): Promise<unknown> =>
    ask('/control', { mode, reviewSeconds, ...(count === undefined ? {} : { count }), ...more });
  const received = async (fileId: string): Promise<Received | undefined> => {
    const { received: found } = (await ask(`/received?externalId=${encodeURIComponent(`${fileId}:1`)}`)) as {
      received: Received[];
    }; // the sandbox's reply
    return found[0];
  };
  await control('normal');
  return {
    app,
    origin,
    control,
    received,
    /** How often an artwork was sent to the platform. */
    posts: async (fileId: string): Promise<number> => (await received(fileId))?.posts ?? 0,
    /** How often the platform received a withdrawal of the artwork. */
    withdrawals: async (fileId: string): Promise<number> => (await received(fileId))?.withdrawals ?? 0,
  };
}

/** The app with its sandbox platform for the tests of a file, as `startWithSandbox`: before each the platform is up. */
export function testSandbox(...given: Parameters<typeof startWithSandbox>) {
  const sandbox = {} as Awaited<ReturnType<typeof startWithSandbox>>; // filled before the first test
  beforeAll(async () => void Object.assign(sandbox, await startWithSandbox(...given)));
  beforeEach(() => sandbox.control('normal'));
  afterAll(() => sandbox.app.close());
  return sandbox;
}

const picture = sharp({ create: { width: 32, height: 18, channels: 3, background: '#357' } })
  .png()
  .toBuffer();

/** Creates an artwork with a stored file and an ad. */
export async function aStoredArtwork(
  { services }: TestApp,
  given: Parameters<typeof anArtwork>[1] = {},
): Promise<string> {
  const storageKey = newKey();
  const bytes = await picture;
  await services.storage.put(storageKey, bytes, 'image/png');
  const id = await anArtwork(services.database.db, {
    storageKey,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    ...given,
  });
  await anAd(services.database.db, id);
  return id;
}

export const approveAndSubmit = async (app: TestApp, id: string): Promise<void> => {
  await app.call(modifyFile, { params: { id }, body: { isReviewed: true, isPreApproved: true } });
  const { message } = (await app.call(submitToSsp, { body: { fileID: id } })).reply;
  if (!message.startsWith('Queued')) throw new Error(message);
};

/** Ends the undo window and any waiting time of the submission. */
export async function passTime(
  {
    services: {
      database: { db },
    },
  }: TestApp,
  fileId: string,
): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await db.update(files).set({ undoUntil: past }).where(eq(files.id, fileId));
  await db.update(submissions).set({ nextAttemptAt: past }).where(eq(submissions.fileId, fileId));
}

export async function submissionOf(app: TestApp, fileID: string) {
  const { submissions: found } = (await app.call(listSubmissions, { query: { fileID } })).reply;
  if (found.length > 1) throw new Error('More than one submission');
  return found[0];
}
export const submissionId = async (app: TestApp, fileId: string): Promise<string> =>
  (await submissionOf(app, fileId))?._id ?? '';

/** Waits up to 20 seconds until the answer is as wanted. */
export async function until<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
