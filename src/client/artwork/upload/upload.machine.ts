import { assign, fromCallback, setup } from 'xstate';
import type { createFile, signUpload } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Args, Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { mayHaveHappened } from '../../api/mayHaveHappened';
import { unprovided } from '../../machines/mutationActor';

export type UploadStep = 'signing' | 'uploading' | 'creating';

export interface UploadInput {
  /** The file itself is kept by the upload actors under this id; a machine context holds only plain data. */
  uploadId: string;
  /** Cleaned by `cleanName`. */
  fileName: string;
  /** MIME type, detected from the bytes. */
  fileType: string;
  fileSize: number;
}

export interface UploadContext extends UploadInput {
  orgID: string | undefined;
  percent: number;
  /** Signed address for one PUT of these bytes. */
  url: string;
  fileURL: string;
  /** Which step failed, and why. */
  failedAt: UploadStep | undefined;
  failure: Failure | undefined;
}

export type UploadEvent =
  | { type: 'upload.start'; orgID: string | undefined }
  | { type: 'upload.cancel' }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.stored' }
  | { type: 'upload.broke'; failure: Failure };

export interface PutInput {
  uploadId: string;
  url: string;
  fileType: string;
}

const uploadSetup = setup({
  types: { input: {} as UploadInput, context: {} as UploadContext, events: {} as UploadEvent }, // type carriers for XState, never values
  actors: {
    signUpload: unprovided<ReplyOf<typeof signUpload>, Args<typeof signUpload>>('signUpload'),
    putFile: fromCallback<UploadEvent, PutInput>(() => {
      throw new Error('The actor putFile was not provided');
    }),
    createFile: unprovided<ReplyOf<typeof createFile>, Args<typeof createFile>>('createFile'),
  },
  actions: { announceNoOrganisation: () => undefined, announceUploaded: () => undefined },
  guards: {
    hasOrganisation: ({ event }) => event.type === 'upload.start' && Boolean(event.orgID),
    mayBeCreated: ({ context: { failedAt, failure } }) => failedAt === 'creating' && mayHaveHappened(failure),
  },
});

const begin = {
  orgID: ({ event }: { event: UploadEvent }) => (event.type === 'upload.start' ? event.orgID : undefined),
  percent: 0,
  failedAt: undefined,
  failure: undefined,
} as const;

/** The upload of one file: signed address, bytes, record. Without an organisation nothing is sent. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    orgID: undefined,
    percent: 0,
    url: '',
    fileURL: '',
    failedAt: undefined,
    failure: undefined,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'upload.start': [
          { guard: 'hasOrganisation', target: 'signing', actions: assign(begin) },
          { actions: 'announceNoOrganisation' },
        ],
      },
    },
    signing: {
      invoke: {
        src: 'signUpload',
        input: ({ context: { fileName, fileType, fileSize } }) => ({ body: { fileName, fileType, fileSize } }),
        onDone: {
          target: 'uploading',
          actions: assign(({ event: { output } }) => ({
            url: output.credentials.url,
            fileURL: output.fileURL ?? withoutQuery(output.credentials.url),
          })),
        },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'signing', failure: failureOf(event.error) })),
        },
      },
    },
    uploading: {
      invoke: {
        src: 'putFile',
        input: ({ context: { uploadId, url, fileType } }) => ({ uploadId, url, fileType }),
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'uploading', failure: failureOf(event.error) })),
        },
      },
      on: {
        'upload.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
        'upload.stored': { target: 'creating', actions: assign({ percent: 100 }) },
        'upload.broke': {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'uploading', failure: event.failure })),
        },
        // The server removes bytes without a record.
        'upload.cancel': { target: 'choosing', actions: assign({ percent: 0 }) },
      },
    },
    creating: {
      invoke: {
        src: 'createFile',
        input: ({ context: { fileName, fileURL, fileType, orgID } }) => ({
          body: { fileName, fileURL, fileFormat: fileType, orgID: orgID ?? '' },
          // The idempotency key is the stored address, which is unique to this attempt.
          headers: { idempotencyKey: `upload:${fileURL}`.slice(0, 200) },
        }),
        onDone: { target: 'uploaded', actions: 'announceUploaded' },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'creating', failure: failureOf(event.error) })),
        },
      },
    },
    failed: {
      on: {
        'upload.start': [
          { guard: 'mayBeCreated', target: 'creating', actions: assign({ failedAt: undefined, failure: undefined }) },
          { guard: 'hasOrganisation', target: 'signing', actions: assign(begin) },
          { actions: 'announceNoOrganisation' },
        ],
      },
    },
    uploaded: {},
  },
});

/** Another API may not return the stored address: it is the signed one without its query. */
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;
