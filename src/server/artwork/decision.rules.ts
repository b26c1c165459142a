import type { z } from 'zod';
import type { modifyFile } from '#contract/artwork';
import { categoryNames, joinLabels, type Category } from '#contract/placement';
import { differingFields } from '../audit/changes.rules';
import { fieldFailure } from '../http/failure';

/**
 * What a modify call changes, with the implied changes added. `decision` undefined: only the read mark or the comment.
 */
export interface Change {
  decision: boolean | undefined;
  isReviewed: boolean | undefined;
  /** undefined: unchanged. */
  approvalComment: string | null | undefined;
  /** What it shows; undefined: unchanged. */
  categories: Category[] | null | undefined;
}
export type ChangeBody = z.output<typeof modifyFile.body>;

/**
 * A decision marks the artwork as read unless the body says otherwise; an approval drops the reason of an earlier
 * rejection; a disapproval without a reason is refused (specification section 5).
 * @throws Failure `request.invalid`
 */
export function readChange({ isReviewed, isPreApproved, approvalComment: comment, categories }: ChangeBody): Change {
  const reasonMissing =
    isPreApproved === false ? comment === undefined || comment === '' : isPreApproved === undefined && comment === '';
  if (reasonMissing) {
    const wanted = 'Type in your reason for disapproval';
    throw fieldFailure('request.invalid', 'approvalComment', wanted, `${wanted}.`);
  }
  return {
    decision: isPreApproved,
    isReviewed: isReviewed ?? (isPreApproved === undefined ? undefined : true),
    approvalComment: isPreApproved === true && (comment === undefined || comment === '') ? null : comment,
    categories: categories && categoryNames.filter((each) => categories.includes(each)),
  };
}

/**
 * Whether the read mark and the comment are stored already, so that nothing is written. What somebody decides, or says is
 * on the artwork, counts each time: an undo keeps it apart from what others said.
 */
export const isRepeated = ({ decision, categories, ...marks }: Change, stored: object): boolean =>
  decision === undefined && categories === undefined && differingFields(stored, marks).length === 0;

/** The review state as text, for the history and the audit log. */
export function stateLabel(isPreApproved: boolean | null | undefined): 'approved' | 'rejected' | 'not set' {
  if (isPreApproved === true) return 'approved';
  return isPreApproved === false ? 'rejected' : 'not set';
}

/** The kind of event under which the history records a change. */
export function eventKind({ decision, isReviewed, categories }: Change) {
  if (decision !== undefined) return decision ? 'approved' : 'disapproved';
  if (isReviewed !== undefined) return isReviewed ? 'read' : 'unread';
  return categories === undefined ? 'commented' : 'categorised';
}

/** The specification's own success texts. */
export const successText = (change: Change): string =>
  change.decision === undefined && change.approvalComment === undefined && change.categories === undefined
    ? 'Successfully toggled file read status.'
    : 'Successfully saved message to file.';

/** What is on an artwork: 'Alcohol, Gambling'; null: nobody has said. */
export function categoryLabels(categories: readonly Category[] | null): string | null {
  if (categories === null) return null;
  return categories.length === 0 ? 'Nothing sensitive' : joinLabels(categories);
}

/** The same as a line of the history: 'On it: Alcohol, Gambling'. */
export function categoriesLine(categories: readonly Category[] | null): string {
  const labels = categoryLabels(categories);
  if (labels === null) return 'Nobody has said what is on it';
  return categories?.length === 0 ? labels : `On it: ${labels}`;
}
