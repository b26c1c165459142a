import { createActor, waitFor, type EventFromLogic } from 'xstate';
import { aFile } from '#test/artworkFiles';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import { reviewMachine } from '../../../../src/client/artwork/review/review.machine';
import { aFailure, refused } from '../fixtures';

const input = { fileId: 'f1', fileName: 'kestrel.jpg', version: 3 };
const stale = aFailure({
  status: 409,
  code: 'record.stale',
  changedBy: 'Ana Okafor',
  changedAt: '2026-11-21T10:00:00.000Z',
  current: aFile({ isPreApproved: false, approvalComment: 'Too dark', version: 9 }),
});

type Event = EventFromLogic<typeof reviewMachine>;
/** An event of an invoked actor; views cannot send these. */
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event;

const events: Event[] = [
  { type: 'artwork.approve', fileName: 'kestrel.jpg', version: 3 },
  { type: 'artwork.disapprove', fileName: 'kestrel.jpg', version: 3 },
  { type: 'reason.change', reason: 'Too dark' },
  { type: 'reason.change', reason: '  ' },
  { type: 'categories.choose', categories: ['alcohol'] },
  { type: 'decision.confirm' },
  { type: 'decision.overrule' },
  { type: 'decision.dismiss' },
  { type: 'decision.undone' },
  { type: 'submission.retry' },
  report({ type: 'xstate.done.actor.0.review.saving', output: { file: aFile({ version: 4 }), message: 'Saved' } }),
  report({ type: 'xstate.error.actor.0.review.saving', error: aFailure({ status: 500 }) }),
  report({ type: 'xstate.error.actor.0.review.saving', error: stale }),
  report({ type: 'xstate.done.actor.0.review.lookingForAds', output: { ads: [] } }),
  report({ type: 'xstate.done.actor.0.review.lookingForAds', output: { ads: [{ _id: 'a1' }] } }),
  report({ type: 'xstate.error.actor.0.review.lookingForAds', error: aFailure({ status: 503 }) }),
  report({ type: 'xstate.done.actor.0.review.submitting', output: { message: 'Queued' } }),
  report({ type: 'xstate.error.actor.0.review.submitting', error: aFailure({ status: 502 }) }),
  report({
    type: 'xstate.error.actor.0.review.submitting',
    error: aFailure({ status: 409, code: 'artwork.not_approved' }),
  }),
];

describe('every state and every event', () => {
  const { transitions } = enumerate(reviewMachine, {
    input,
    events,
    keep: ({ context }) => [
      context.decision,
      context.conflict !== undefined,
      context.failure !== undefined,
      context.reason.trim() !== '',
    ],
  });

  it('has exactly these transitions between states', () => {
    expect(between(transitions)).toEqual([
      'confirming artwork.disapprove reasoning',
      'confirming decision.confirm saving',
      'confirming decision.dismiss reviewing',
      'confirming decision.overrule saving',
      'lookingForAds decision.undone reviewing',
      'lookingForAds xstate.done.actor.0.review.lookingForAds reviewing',
      'lookingForAds xstate.done.actor.0.review.lookingForAds submitting',
      'lookingForAds xstate.error.actor.0.review.lookingForAds submissionFailed',
      'reasoning artwork.approve confirming',
      'reasoning decision.confirm saving',
      'reasoning decision.dismiss reviewing',
      'reasoning decision.overrule saving',
      'reviewing artwork.approve confirming',
      'reviewing artwork.disapprove reasoning',
      'saving xstate.done.actor.0.review.saving lookingForAds',
      'saving xstate.done.actor.0.review.saving reviewing',
      'saving xstate.error.actor.0.review.saving confirming',
      'saving xstate.error.actor.0.review.saving reasoning',
      'submissionFailed artwork.approve confirming',
      'submissionFailed artwork.disapprove reasoning',
      'submissionFailed decision.undone reviewing',
      'submissionFailed submission.retry lookingForAds',
      'submitting decision.undone reviewing',
      'submitting xstate.done.actor.0.review.submitting reviewing',
      'submitting xstate.error.actor.0.review.submitting reviewing',
      'submitting xstate.error.actor.0.review.submitting submissionFailed',
    ]);
  });
});

/** Starts the machine with the given results of its steps, and records the calls. */
function start(answers: { save?: unknown; ads?: unknown; submit?: unknown } = {}) {
  const calls: unknown[] = [];
  const answer = <Reply, Input>(name: string, given: unknown) =>
    stubActor<Reply, Input>((sent) => {
      calls.push([name, sent]);
      return given instanceof Error || (typeof given === 'object' && given !== null && 'status' in given)
        ? refused(given)
        : Promise.resolve(given);
    });
  const said: string[] = [];
  const drafts: string[] = [];
  const say = (word: string) => () => void said.push(word);
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        saveDecision: answer(
          'save',
          answers.save ?? { file: aFile({ version: 4, undoUntil: '2026-11-21T10:00:10.000Z' }), message: 'Saved' },
        ),
        lookForAds: answer('ads', answers.ads ?? { ads: [{ _id: 'a1' }, { _id: 'a2' }] }),
        submitToSsp: answer('submit', answers.submit ?? { message: 'Queued for the supply-side platform.' }),
      },
      actions: {
        announceSaved: say('saved'),
        announceSaveFailed: say('saveFailed'),
        announceSubmitted: say('submitted'),
        announceSubmissionFailed: say('submissionFailed'),
        keepDraft: ({ context }) => void drafts.push(context.reason),
      },
    }),
    { input },
  ).start();
  return { actor, calls, said, drafts };
}
const approve = { type: 'artwork.approve', fileName: 'kestrel.jpg', version: 3 } as const;
const disapprove = { type: 'artwork.disapprove', fileName: 'kestrel.jpg', version: 3 } as const;

it('submits nothing where no ad uses the artwork', async () => {
  const { actor, calls } = start({ ads: { ads: [] } });
  actor.send(approve);
  actor.send({ type: 'decision.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  expect(calls.map((call) => (call as [string])[0])).toEqual(['save', 'ads']);
});

it('sends a disapproval only with a reason, trimmed, and forgets the draft once it is saved', async () => {
  const { actor, calls, said, drafts } = start();
  actor.send(disapprove);
  for (const reason of ['   ', ' \u200B ', 'x'.repeat(2001)]) {
    actor.send({ type: 'reason.change', reason });
    actor.send({ type: 'decision.confirm' });
    expect(actor.getSnapshot().can({ type: 'decision.confirm' })).toBe(false);
  }
  actor.send({ type: 'reason.change', reason: ' Logo is cut off ' });
  actor.send({ type: 'decision.confirm' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  expect(calls).toEqual([
    [
      'save',
      {
        params: { id: 'f1' },
        body: { approvalComment: 'Logo is cut off', isReviewed: true, isPreApproved: false },
        headers: { ifMatch: 3 },
      },
    ],
  ]);
  expect([said, drafts.at(-1)]).toEqual([['saved'], '']);
  expect(context.reason).toBe('');
});

it('keeps the approval when the submission fails, and tries again', async () => {
  const { actor, calls, said } = start({ submit: aFailure({ status: 502, message: 'The platform did not answer.' }) });
  actor.send(approve);
  actor.send({ type: 'decision.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('submissionFailed'));
  actor.send({ type: 'submission.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('submissionFailed'));
  expect(calls.map((call) => (call as [string])[0])).toEqual(['save', 'ads', 'submit', 'ads', 'submit']);
  expect(said).toEqual(['saved', 'submissionFailed', 'submissionFailed']);
});

it('is not a failure when the decision was taken back before the submission went out', async () => {
  const { actor, said } = start({ submit: aFailure({ status: 409, code: 'artwork.not_approved' }) });
  actor.send(approve);
  actor.send({ type: 'decision.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
  expect(said).toEqual(['saved']);
});

it('cannot be left while a mutation is under way', () => {
  const { actor } = start({ save: new Promise(() => undefined) });
  actor.send(disapprove);
  actor.send({ type: 'reason.change', reason: 'Too dark' });
  actor.send({ type: 'decision.confirm' });
  for (const event of [
    { type: 'decision.dismiss' },
    { type: 'reason.change', reason: 'x' },
    { type: 'decision.undone' },
    approve,
  ] as const)
    actor.send(event);
  expect(actor.getSnapshot().value).toBe('saving');
  expect(actor.getSnapshot().context.reason).toBe('Too dark');
});
