import { anyText } from '../ui/browser/reader';
import { dropDraft, readDraft, writeDraft } from '../ui/form/drafts';

/**
 * The idempotency key of a new record, kept beside its draft until the record is saved or given up, also over a reload.
 * After a lost reply the same values then get that reply, and others are refused, so there is no second record.
 */
export function idempotencyKey(draft: string) {
  const name = `${draft}:key`;
  return {
    take: (): string => {
      const key = readDraft(name, anyText) ?? crypto.randomUUID();
      writeDraft(name, key);
      return key;
    },
    drop: (): void => dropDraft(name),
  };
}
