import { assign, setup } from 'xstate';
import type { Args } from '../../api/request';
import type { listAdsByArtwork, submitToSsp } from '#contract/ads';
import type { modifyFile } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import { failureOf } from '../../api/apiError';
import { unprovided } from '../../machines/mutationActor';
import {
  failureFacts,
  isReason,
  savedFacts,
  type Decision,
  type ReviewContext,
  type ReviewEvent,
  type ReviewInput,
} from './decision';

const reviewSetup = setup({
  types: { input: {} as ReviewInput, context: {} as ReviewContext, events: {} as ReviewEvent }, // type carriers for XState, never values
  actors: {
    saveDecision: unprovided<ReplyOf<typeof modifyFile>, Args<typeof modifyFile>>('saveDecision'),
    lookForAds: unprovided<ReplyOf<typeof listAdsByArtwork>, Args<typeof listAdsByArtwork>>('lookForAds'),
    submitToSsp: unprovided<ReplyOf<typeof submitToSsp>, Args<typeof submitToSsp>>('submitToSsp'),
  },
  actions: {
    announceSaved: () => undefined,
    announceSaveFailed: () => undefined,
    announceSubmitted: () => undefined,
    announceSubmissionFailed: () => undefined,
    keepDraft: () => undefined,
  },
  guards: {
    mayBeSent: ({ context }) =>
      context.conflict === undefined && (context.decision === 'approve' || isReason(context.reason)),
    mayOverrule: ({ context }) =>
      context.conflict !== undefined && (context.decision === 'approve' || isReason(context.reason)),
    isApproval: ({ context }) => context.decision === 'approve',
  },
});

const beginDecision = (decision: Decision) =>
  reviewSetup.assign(({ event, context }) => ({
    decision,
    ...('version' in event ? { version: event.version, fileName: event.fileName } : { version: context.version }),
    failure: undefined,
    conflict: undefined,
    undoUntil: undefined,
    message: undefined,
  }));
/** What was not saved has changed: it must be sent by another press. */
const edited = ({ context: { failure } }: { context: ReviewContext }): ReviewContext['failure'] =>
  failure && { ...failure, edited: true };
/** A second, hasty Enter must not overrule another user: after a conflict only `decision.overrule` saves. */
const send = {
  'decision.confirm': { guard: 'mayBeSent', target: 'saving' },
  'decision.overrule': { guard: 'mayOverrule', target: 'saving' },
} as const;

/**
 * The decision on one artwork. Tables, review mode and bulk actions all run this machine, one actor for each artwork, so that the
 * reviewer can go on while an earlier decision is being saved. `saving` and `submitting` wait for a mutation: only its outcome
 * leaves them, and a failure of `saving` returns to the state where the draft is.
 */
export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...input,
    reason: input.reason ?? '',
    categories: input.categories,
    decision: 'approve',
    failure: undefined,
    conflict: undefined,
    undoUntil: undefined,
    message: undefined,
  }),
  initial: 'reviewing',
  on: {
    'reason.change': { actions: [assign({ reason: ({ event }) => event.reason, failure: edited }), 'keepDraft'] },
    'categories.choose': {
      actions: [assign({ categories: ({ event }) => event.categories, failure: edited }), 'keepDraft'],
    },
  },
  states: {
    reviewing: {
      on: {
        'artwork.approve': { target: 'confirming', actions: beginDecision('approve') },
        'artwork.disapprove': { target: 'reasoning', actions: beginDecision('disapprove') },
      },
    },
    confirming: {
      tags: 'asking',
      on: {
        ...send,
        'decision.dismiss': 'reviewing',
        'artwork.disapprove': { target: 'reasoning', actions: beginDecision('disapprove') },
      },
    },
    reasoning: {
      tags: 'asking',
      on: {
        ...send,
        'decision.dismiss': 'reviewing',
        'artwork.approve': { target: 'confirming', actions: beginDecision('approve') },
      },
    },
    saving: {
      tags: 'busy',
      on: { 'reason.change': {}, 'categories.choose': {} },
      invoke: {
        src: 'saveDecision',
        input: ({ context }) => ({
          params: { id: context.fileId },
          body: {
            ...(context.decision === 'approve' ? {} : { approvalComment: context.reason.trim() }),
            isReviewed: true,
            isPreApproved: context.decision === 'approve',
            ...(context.categories === undefined ? {} : { categories: context.categories && [...context.categories] }),
            ...(context.batch === undefined ? {} : { batch: context.batch }),
          },
          headers: { ifMatch: context.version },
        }),
        onDone: [
          {
            guard: 'isApproval',
            target: 'lookingForAds',
            actions: [assign(({ event }) => savedFacts(event.output)), 'announceSaved', 'keepDraft'],
          },
          {
            target: 'reviewing',
            actions: [
              assign(({ event }) => savedFacts(event.output)),
              'announceSaved',
              assign({ reason: '' }),
              'keepDraft',
            ],
          },
        ],
        onError: [
          {
            guard: 'isApproval',
            target: 'confirming',
            actions: [assign(({ event }) => failureFacts(event.error)), 'announceSaveFailed'],
          },
          { target: 'reasoning', actions: [assign(({ event }) => failureFacts(event.error)), 'announceSaveFailed'] },
        ],
      },
    },
    lookingForAds: {
      tags: 'busy',
      on: { 'decision.undone': 'reviewing' },
      invoke: {
        src: 'lookForAds',
        input: ({ context }) => ({ params: { id: context.fileId } }),
        onDone: [{ guard: ({ event }) => event.output.ads.length > 0, target: 'submitting' }, { target: 'reviewing' }],
        onError: {
          target: 'submissionFailed',
          actions: [assign(({ event }) => failureFacts(event.error)), 'announceSubmissionFailed'],
        },
      },
    },
    submitting: {
      tags: 'busy',
      on: { 'decision.undone': 'reviewing' },
      invoke: {
        src: 'submitToSsp',
        input: ({ context }) => ({ body: { fileID: context.fileId } }),
        onDone: {
          target: 'reviewing',
          actions: [assign({ message: ({ event }) => event.output.message }), 'announceSubmitted'],
        },
        onError: [
          // The approval was undone during the call: there is nothing to submit, and nothing failed.
          { guard: ({ event }) => failureOf(event.error).code === 'artwork.not_approved', target: 'reviewing' },
          {
            target: 'submissionFailed',
            actions: [assign(({ event }) => failureFacts(event.error)), 'announceSubmissionFailed'],
          },
        ],
      },
    },
    submissionFailed: {
      on: {
        'submission.retry': { target: 'lookingForAds', actions: assign({ failure: undefined }) },
        'decision.undone': 'reviewing',
        'artwork.approve': { target: 'confirming', actions: beginDecision('approve') },
        'artwork.disapprove': { target: 'reasoning', actions: beginDecision('disapprove') },
      },
    },
  },
});
