import { and, eq, inArray } from 'drizzle-orm';
import { listAdsByArtwork, submitToSsp } from '#contract/ads';
import { listArtworkIds, modifyFile } from '#contract/artwork';
import { setPresence } from '#contract/events';
import { anArtwork } from '#test/artworks';
import { aSession } from '#test/people';
import { fileEvents, files, submissions } from '../../src/server/db/schema/schema';
import { nextUndecided } from '../../src/client/artwork/reviewMode/useReviewQueue';
import { aStoredArtwork, testSandbox, until } from '../server/ssp/sandbox';

/** The long run uses `FAULT_ARTWORKS=500`. */
const artworks = Number(process.env['FAULT_ARTWORKS'] ?? 150);
/** One artwork in five has an ad and is submitted when it is approved. */
const withAds = Math.floor(artworks / 5);

const sandbox = testSandbox({ LOG_LEVEL: 'error', RATE_LIMIT_USER: '100000' });
beforeAll(() => sandbox.app.services.outbox.start());

/** Sends the calls of review mode for one reviewer: open the next free artwork, decide on the version seen, submit artworks with ads. */
async function review(name: string): Promise<{ decided: string[]; conflicts: number }> {
  const { app } = sandbox;
  const { db } = app;
  const token = await aSession(db, { email: `${name}@test.example`, firstName: name, isAdmin: true });
  const as = { token };
  const query = { notSet: 'true', sortID: 'neededBy', sortDesc: 'false' } as const;
  const { files: queue } = (await app.call(listArtworkIds, { query }, as)).reply;
  const ids = queue.map(({ _id }) => _id);
  const versions = new Map(queue.map(({ _id, version }) => [_id, version ?? 1]));
  const known = new Set<string>();
  const decided: string[] = [];
  let conflicts = 0;
  let taken: ReadonlySet<string> = new Set();
  let at: string | undefined = ids[0];
  while (at !== undefined) {
    const arrival = await app.call(setPresence, { body: { clientID: `console-of-${name}`, fileID: at } }, as);
    taken = new Set(arrival.reply.present.flatMap(({ fileID, isMe }) => (isMe ? [] : [fileID])));
    const free = taken.has(at) ? nextUndecided(ids, known, at, taken) : undefined;
    if (free !== undefined && !taken.has(free)) {
      at = free;
      continue;
    }
    const id: string = at;
    const approve = Number.parseInt(id.slice(-2), 36) % 4 !== 0;
    const { status } = await app.call(
      modifyFile,
      {
        params: { id },
        body: approve
          ? { isReviewed: true, isPreApproved: true }
          : { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false },
      },
      { token, headers: { 'if-match': `"${String(versions.get(id) ?? 1)}"` } },
    );
    known.add(id);
    if (status === 200) {
      decided.push(id);
      if (approve) {
        const { ads } = (await app.call(listAdsByArtwork, { params: { id } }, as)).reply;
        if (ads.length > 0) await app.call(submitToSsp, { body: { fileID: id } }, as);
      }
    } else {
      // Another reviewer decided first: the console shows the conflict and goes on.
      expect(status).toBe(409);
      conflicts += 1;
    }
    at = nextUndecided(ids, known, id, taken);
  }
  return { decided, conflicts };
}

test(`${String(artworks)} artworks cleared by three reviewers at once: none decided twice, none skipped, each approved one with ads sent once`, async () => {
  const { db } = sandbox.app;
  const ids: string[] = [];
  for (let i = 0; i < artworks; i += 1) ids.push(i < withAds ? await aStoredArtwork(sandbox.app) : await anArtwork(db));
  const outcomes = await Promise.all(['Ana', 'Jo', 'Mina'].map(review));
  const all = outcomes.flatMap(({ decided }) => decided);
  expect(all).toHaveLength(artworks);
  expect(new Set(all).size).toBe(artworks);
  const decisions = await db
    .select({ fileId: fileEvents.fileId })
    .from(fileEvents)
    .where(inArray(fileEvents.kind, ['approved', 'disapproved']));
  expect(decisions).toHaveLength(artworks);
  // End the undo windows.
  const past = new Date(Date.now() - 1000);
  await db.update(files).set({ undoUntil: past });
  await db.update(submissions).set({ nextAttemptAt: past }).where(eq(submissions.state, 'queued'));
  await sandbox.app.services.outbox.stop();
  await sandbox.app.services.outbox.start();
  const approved = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.isPreApproved, true), inArray(files.id, ids.slice(0, withAds))));
  expect(approved.length).toBeGreaterThan(0);
  const sent = async () =>
    (await db.select({ state: submissions.state }).from(submissions)).filter(
      ({ state }) => state === 'pending' || state === 'approved',
    ).length;
  await until(sent, (count) => count === approved.length);
  const posts = await Promise.all(approved.map(({ id }) => sandbox.posts(id)));
  expect(posts).toEqual(posts.map(() => 1));
  process.stdout.write(
    `${JSON.stringify(outcomes.map(({ decided, conflicts }) => ({ decided: decided.length, conflicts })))}\n`,
  );
}, 600_000);
