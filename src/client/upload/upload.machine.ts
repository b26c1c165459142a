import { assign, fromCallback, setup } from 'xstate';
import type { createFile, signUpload } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Args, Failure } from '../api/request';
import { failureOf } from '../api/apiError';
import { mayHaveHappened } from '../api/mayHaveHappened';
import { unprovided } from '../machines/mutationActor';

export type UploadStep = 'signing' | 'uploading' | 'creating';

/** The facts of the chosen file. The File is kept outside the machine, because it cannot be copied into an action. */
export interface ChosenFile {
  /** Cleaned by `cleanName`. */
  fileName: string;
  /** MIME type, detected from the bytes. */
  fileType: string;
  /** Bytes. */
  fileSize: number;
}

export interface UploadContext {
  file: ChosenFile | null;
  orgID: string;
  /** What the file is for: a board's picture; undefined for artwork, and for an API without `board-photos`. */
  purpose: 'board' | undefined;
  /** 0 to 100. */
  percent: number;
  /** Signed address for one PUT of these bytes. */
  url: string;
  fileURL: string;
  fileId: string;
  failedAt: UploadStep | null;
  failure: Failure | null;
}

export type UploadEvent =
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'upload.start'; orgID: string | undefined; purpose?: 'board' | undefined }
  | { type: 'upload.cancel' }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.stored' }
  | { type: 'upload.broke'; failure: Failure };

export interface PutInput {
  url: string;
  fileType: string;
}

const empty: UploadContext = {
  file: null,
  orgID: '',
  purpose: undefined,
  percent: 0,
  url: '',
  fileURL: '',
  fileId: '',
  failedAt: null,
  failure: null,
};

/** Another API may not return the stored address: it is the signed one without its query. */
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;
const failedIn = (failedAt: UploadStep, error: unknown): Partial<UploadContext> => ({
  failedAt,
  failure: failureOf(error),
});

const choosing = {
  'file.choose': {
    target: 'chosen',
    actions: { type: 'take', params: ({ event }: { event: { file: ChosenFile } }) => event.file },
  },
} as const;
const starting = [
  { guard: 'hasOrganisation', target: 'signing', actions: 'begin' },
  { actions: 'announceNoOrganisation' },
] as const;

/** The upload of one file: signed address, bytes, record. Without an organisation nothing is sent. */
export const uploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent }, // types only, as `setup` takes them
  actors: {
    signUpload: unprovided<ReplyOf<typeof signUpload>, Args<typeof signUpload>>('signUpload'),
    putFile: fromCallback<UploadEvent, PutInput>(() => {
      throw new Error('The actor putFile was not provided');
    }),
    createFile: unprovided<ReplyOf<typeof createFile>, Args<typeof createFile>>('createFile'),
  },
  actions: {
    announceNoOrganisation: () => undefined,
    announceUploaded: () => undefined,
    take: assign((_, file: ChosenFile) => ({ ...empty, file })),
    begin: assign({
      orgID: ({ event }) => (event.type === 'upload.start' ? (event.orgID ?? '') : ''),
      purpose: ({ event }) => (event.type === 'upload.start' ? event.purpose : undefined),
      percent: 0,
      failedAt: null,
      failure: null,
    }),
  },
  guards: {
    hasOrganisation: ({ event }) => event.type === 'upload.start' && Boolean(event.orgID),
    mayBeCreated: ({ context: { failedAt, failure } }) => failedAt === 'creating' && mayHaveHappened(failure),
  },
}).createMachine({
  id: 'upload',
  context: empty,
  initial: 'none',
  states: {
    none: { on: choosing },
    chosen: {
      on: { ...choosing, 'upload.start': starting, 'upload.cancel': { target: 'none', actions: assign(empty) } },
    },
    signing: {
      invoke: {
        src: 'signUpload',
        input: ({ context: { file } }) => ({
          body: { fileName: file?.fileName ?? '', fileType: file?.fileType ?? '', fileSize: file?.fileSize ?? 1 },
        }),
        onDone: {
          target: 'uploading',
          actions: assign(({ event: { output } }) => ({
            url: output.credentials.url,
            fileURL: output.fileURL ?? withoutQuery(output.credentials.url),
          })),
        },
        onError: { target: 'failed', actions: assign(({ event }) => failedIn('signing', event.error)) },
      },
    },
    uploading: {
      invoke: {
        src: 'putFile',
        input: ({ context: { url, file } }) => ({ url, fileType: file?.fileType ?? '' }),
        onError: { target: 'failed', actions: assign(({ event }) => failedIn('uploading', event.error)) },
      },
      on: {
        'upload.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
        'upload.stored': { target: 'creating', actions: assign({ percent: 100 }) },
        'upload.broke': {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'uploading', failure: event.failure })),
        },
        // The server removes bytes without a record.
        'upload.cancel': { target: 'chosen', actions: assign({ percent: 0 }) },
      },
    },
    creating: {
      invoke: {
        src: 'createFile',
        input: ({ context: { file, fileURL, orgID, purpose } }) => ({
          body: {
            fileName: file?.fileName ?? '',
            fileURL,
            fileFormat: file?.fileType ?? '',
            orgID,
            ...(purpose === undefined ? {} : { purpose }),
          },
          // The idempotency key is the stored address, which is unique to this attempt.
          headers: { idempotencyKey: `upload:${fileURL}`.slice(0, 200) },
        }),
        onDone: {
          target: 'uploaded',
          actions: [
            assign(({ event: { output } }) => ({ fileId: output.file._id, fileURL: output.file.fileURL })),
            'announceUploaded',
          ],
        },
        onError: { target: 'failed', actions: assign(({ event }) => failedIn('creating', event.error)) },
      },
    },
    failed: {
      on: {
        ...choosing,
        'upload.start': [
          { guard: 'mayBeCreated', target: 'creating', actions: assign({ failedAt: null, failure: null }) },
          ...starting,
        ],
        'upload.cancel': { target: 'none', actions: assign(empty) },
      },
    },
    uploaded: { on: choosing },
  },
});
