import { assign, fromCallback, setup } from 'xstate';
import type { createFile, signUpload } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Args, Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { mayHaveHappened } from '../../api/mayHaveHappened';
import { unprovided } from '../../machines/mutationActor';

export type PhotoStep = 'signing' | 'uploading' | 'creating';

/** The facts of the chosen file. The File is kept outside the machine, because it cannot be copied into an action. */
export interface ChosenPhoto {
  /** Cleaned by `cleanName`. */
  fileName: string;
  /** MIME type, detected from the bytes. */
  fileType: string;
  /** Bytes. */
  fileSize: number;
}

export interface PhotoContext {
  photo: ChosenPhoto | null;
  orgID: string;
  /** undefined for an API without the extension `board-photos`. */
  purpose: 'board' | undefined;
  /** 0 to 100. */
  percent: number;
  /** Signed address for one PUT of these bytes. */
  url: string;
  fileURL: string;
  fileId: string;
  failedAt: PhotoStep | null;
  failure: Failure | null;
}

export type PhotoEvent =
  | { type: 'photo.choose'; photo: ChosenPhoto }
  | { type: 'photo.upload'; orgID: string | undefined; purpose?: 'board' | undefined }
  | { type: 'photo.cancel' }
  | { type: 'photo.progressed'; percent: number }
  | { type: 'photo.stored' }
  | { type: 'photo.broke'; failure: Failure };

const empty: PhotoContext = {
  photo: null,
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
const failedIn = (failedAt: PhotoStep, error: unknown): Partial<PhotoContext> => ({
  failedAt,
  failure: failureOf(error),
});

const choosing = {
  'photo.choose': {
    target: 'chosen',
    actions: { type: 'take', params: ({ event }: { event: { photo: ChosenPhoto } }) => event.photo },
  },
} as const;
const uploading = [
  { guard: 'hasOrganisation', target: 'signing', actions: 'begin' },
  { actions: 'announceNoOrganisation' },
] as const;

/** The upload of one board's picture: address, bytes, record. Without an organisation nothing is sent. */
export const boardPhotoMachine = setup({
  types: { context: {} as PhotoContext, events: {} as PhotoEvent }, // types only, as `setup` takes them
  actors: {
    signPhoto: unprovided<ReplyOf<typeof signUpload>, Args<typeof signUpload>>('signPhoto'),
    putPhoto: fromCallback<PhotoEvent, { url: string; fileType: string }>(() => {
      throw new Error('The actor putPhoto was not provided');
    }),
    createPhoto: unprovided<ReplyOf<typeof createFile>, Args<typeof createFile>>('createPhoto'),
  },
  actions: {
    announceNoOrganisation: () => undefined,
    announceUploaded: () => undefined,
    take: assign((_, photo: ChosenPhoto) => ({ ...empty, photo })),
    begin: assign({
      orgID: ({ event }) => (event.type === 'photo.upload' ? (event.orgID ?? '') : ''),
      purpose: ({ event }) => (event.type === 'photo.upload' ? event.purpose : undefined),
      percent: 0,
      failedAt: null,
      failure: null,
    }),
  },
  guards: {
    hasOrganisation: ({ event }) => event.type === 'photo.upload' && Boolean(event.orgID),
    mayBeCreated: ({ context: { failedAt, failure } }) => failedAt === 'creating' && mayHaveHappened(failure),
  },
}).createMachine({
  id: 'boardPhoto',
  context: empty,
  initial: 'none',
  states: {
    none: { on: choosing },
    chosen: {
      on: { ...choosing, 'photo.upload': uploading, 'photo.cancel': { target: 'none', actions: assign(empty) } },
    },
    signing: {
      invoke: {
        src: 'signPhoto',
        input: ({ context: { photo } }) => ({
          body: { fileName: photo?.fileName ?? '', fileType: photo?.fileType ?? '', fileSize: photo?.fileSize ?? 1 },
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
        src: 'putPhoto',
        input: ({ context: { url, photo } }) => ({ url, fileType: photo?.fileType ?? '' }),
        onError: { target: 'failed', actions: assign(({ event }) => failedIn('uploading', event.error)) },
      },
      on: {
        'photo.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
        'photo.stored': { target: 'creating', actions: assign({ percent: 100 }) },
        'photo.broke': {
          target: 'failed',
          actions: assign(({ event }) => ({ failedAt: 'uploading', failure: event.failure })),
        },
        // The server removes bytes without a record.
        'photo.cancel': { target: 'chosen', actions: assign({ percent: 0 }) },
      },
    },
    creating: {
      invoke: {
        src: 'createPhoto',
        input: ({ context: { photo, fileURL, orgID, purpose } }) => ({
          body: {
            fileName: photo?.fileName ?? '',
            fileURL,
            fileFormat: photo?.fileType ?? '',
            orgID,
            ...(purpose === undefined ? {} : { purpose }),
          },
          // The idempotency key is the stored address, which is unique to this attempt.
          headers: { idempotencyKey: `photo:${fileURL}`.slice(0, 200) },
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
        'photo.upload': [
          { guard: 'mayBeCreated', target: 'creating', actions: assign({ failedAt: null, failure: null }) },
          ...uploading,
        ],
        'photo.cancel': { target: 'none', actions: assign(empty) },
      },
    },
    uploaded: { on: choosing },
  },
});
