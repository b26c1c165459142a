import { categories as readCategories, type Category } from '#contract/placement';
import { dropDraft, readDraft, writeDraft } from '../../ui/form/drafts';
import { anyText } from '../../ui/browser/reader';
import type { ReviewContext } from './decision';

/** A half-written reason and the chosen categories outlive a lost session and a reload. */
export const readReview = (fileId: string): { reason: string; categories: readonly Category[] | null | undefined } => ({
  reason: readDraft(`reason:${fileId}`, anyText) ?? '',
  categories: readDraft(`categories:${fileId}`, readCategories.nullable()),
});
export function keepReview({ fileId, reason, categories }: ReviewContext): void {
  if (reason === '') dropDraft(`reason:${fileId}`);
  else writeDraft(`reason:${fileId}`, reason);
  writeDraft(`categories:${fileId}`, categories);
}
