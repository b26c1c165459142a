import { createActor, type Actor } from 'xstate';
import { largestFile } from '#contract/artwork';
import { isOfFile, isReadable } from '../../api/chosenFile';
import { lostConnection } from '../../api/connection.slice';
import type { ApiDispatch } from '../../api/sendCall';
import { cleanName } from '../../upload/uploadName';
import { sniffType } from '../../upload/uploadType';
import { mirrorMachine } from '../../machines/devtools';
import { createListeners } from '../../ui/browser/listeners';
import { uploadMessages } from '../../api/upload.messages';
import { notify } from '../../ui/feedback/notify';
import { artworkApi } from '../artwork.api';
import { provideUpload } from '../../upload/provideUpload';
import type { uploadMachine } from '../../upload/upload.machine';

export type UploadActor = Actor<typeof uploadMachine>;

export interface Refusal {
  id: string;
  text: string;
}

/** Milliseconds after which an uploaded file leaves the list; it is in the table. */
const leavesAfter = 8_000;

const takenTypes = 'JPEG, PNG, GIF and WebP images and MP4 videos are accepted.';

/** The chosen files and their uploads. They outlive pages, so that an upload goes on while another page is shown. */
export function createUploadActors(dispatch: ApiDispatch) {
  // Files must not be in the store or in a machine: they cannot be copied into an action.
  const files = new Map<UploadActor, File>();
  const { add: subscribe, tell: changed } = createListeners();
  let uploads: readonly UploadActor[] = [];
  let refusals: readonly Refusal[] = [];
  let count = 0;
  const stops = new Map<UploadActor, () => void>();
  const nextId = () => {
    count += 1;
    return String(count);
  };

  function begin(file: File, fileType: string): UploadActor {
    const uploadId = nextId();
    const mirror = mirrorMachine(dispatch, 'upload', uploadId);
    const actor: UploadActor = createActor(
      provideUpload({
        dispatch,
        signUpload: artworkApi.endpoints.signUpload,
        createFile: artworkApi.endpoints.createFile,
        fileOf: () => files.get(actor),
        onUploaded: (fileName) => {
          files.delete(actor);
          notify.success({ text: uploadMessages.done, detail: fileName });
        },
      }),
      {
        id: `upload:${uploadId}`,
        inspect: mirror.inspect,
      },
    );
    files.set(actor, file);
    let leaving: ReturnType<typeof setTimeout> | undefined;
    actor.subscribe(({ value }) => {
      if (value === 'uploaded') leaving ??= setTimeout(() => remove(actor), leavesAfter);
    });
    stops.set(actor, () => {
      clearTimeout(leaving);
      actor.stop();
      mirror.stop();
    });
    actor.start();
    actor.send({ type: 'file.choose', file: { fileName: cleanName(file.name), fileType, fileSize: file.size } });
    return actor;
  }

  function remove(actor: UploadActor): void {
    files.delete(actor);
    stops.get(actor)?.();
    stops.delete(actor);
    uploads = uploads.filter((other) => other !== actor);
    changed();
  }

  return {
    uploads: (): readonly UploadActor[] => uploads,
    refusals: (): readonly Refusal[] => refusals,
    /** The file of an upload; undefined after the upload. */
    fileOf: (upload: UploadActor): File | undefined => files.get(upload),
    /** Adds the files that can be uploaded, and shows why others cannot. */
    async choose(chosen: readonly File[]): Promise<void> {
      for (const file of chosen) {
        const isHere = await isReadable(file);
        const fileType = isHere ? await sniffType(file) : undefined;
        const refused = isHere ? checkFile(file, fileType) : uploadMessages.fileGone(file.name);
        if (fileType === undefined || refused !== undefined)
          refusals = [...refusals, { id: nextId(), text: refused ?? '' }];
        else uploads = [...uploads, begin(file, fileType)];
      }
      changed();
    },
    refuse(names: readonly string[]): void {
      refusals = [
        ...refusals,
        ...names.map((name) => ({ id: nextId(), text: `${name} cannot be uploaded. ${takenTypes}` })),
      ];
      changed();
    },
    remove,
    /** Stops and forgets all uploads: another user goes on in this tab. */
    reset(): void {
      uploads.forEach(remove);
      refusals = [];
      changed();
    },
    /** Retries uploads that failed only because the server or its database could not be reached. */
    saveAgain(): void {
      for (const actor of uploads) {
        const { failure, orgID } = actor.getSnapshot().context;
        if (failure && !isOfFile(failure) && lostConnection(failure) !== undefined)
          actor.send({ type: 'upload.start', orgID });
      }
    },
    dismiss(id: string): void {
      refusals = refusals.filter((refusal) => refusal.id !== id);
      changed();
    },
    subscribe,
  };
}

export type UploadActors = ReturnType<typeof createUploadActors>;

/** Why a file is refused before it is sent; undefined if it is accepted. */
export function checkFile(file: Pick<File, 'name' | 'size'>, fileType: string | undefined): string | undefined {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > largestFile) return `${file.name} is larger than ${String(largestFile / 1024 / 1024)} MB.`;
  return fileType === undefined ? `${file.name} is not what its name says. ${takenTypes}` : undefined;
}
