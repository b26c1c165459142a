import { dropDraft, readDraft, writeDraft } from '../../ui/form/drafts';
import { anyText } from '../../ui/browser/reader';

const keyOf = (fileId: string): string => `reason:${fileId}`;

/** A half-written reason outlives a lost session and a reload. */
export const readReason = (fileId: string): string => readDraft(keyOf(fileId), anyText) ?? '';
export const keepReason = (fileId: string, reason: string): void => {
  if (reason === '') dropDraft(keyOf(fileId));
  else writeDraft(keyOf(fileId), reason);
};
export const dropReason = (fileId: string): void => dropDraft(keyOf(fileId));
