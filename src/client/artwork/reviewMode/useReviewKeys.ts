import { useSelector } from '@xstate/react';
import { useUndoKey } from '../review/useUndoKey';
import { useReviewActor } from '../review/useReviewActors';
import { categoryTexts } from '#contract/placement';
import { categoryMessages, wordMessages } from '../categories/categories.messages';
import type { CategoryChoice } from '../categories/useCategoryChoice';
import type { Words } from '../categories/useWords';
import { keyedCategories } from '../categories/WhatIsOnIt';
import { artworkMessages, similarMessages } from '../artwork.messages';
import type { Shortcut } from '../../ui/keyboard/shortcuts';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import type { DecisionActions } from './DecisionBar';
import type { StageZoom } from './useZoom';

interface ReviewKeys extends DecisionActions {
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
  onKeys: () => void;
  /** Copies the reason of a look-alike; undefined if there is none. */
  onReason: (() => void) | undefined;
  /** What is on the artwork, and the words in it; undefined where the API knows none. */
  choice: CategoryChoice | undefined;
  words: Words | undefined;
}

/** Screen pixels by which an arrow key pans. */
const panStep = 80;
const group = 'Review mode';
const pans = [
  { keys: 'arrowleft', label: 'Pan to the left, while zoomed', right: -panStep, down: 0 },
  { keys: 'arrowright', label: 'Pan to the right, while zoomed', right: panStep, down: 0 },
  { keys: 'arrowup', label: 'Pan up, while zoomed', right: 0, down: -panStep },
  { keys: 'arrowdown', label: 'Pan down, while zoomed', right: 0, down: panStep },
] as const;

/**
 * The keys of review mode. `useShortcuts` disables them while typing, and lets users turn single keys off. Without
 * `may` the keys that decide are off.
 */
export function useReviewKeys(fileId: string, zoom: StageZoom, canReview: boolean, keys: ReviewKeys): void {
  const review = useReviewActor(fileId);
  const saving = useSelector(review, (snapshot) => snapshot?.matches('saving') ?? false);
  const asking = useSelector(review, (snapshot) => snapshot?.hasTag('asking') ?? false);
  const canConfirm = useSelector(review, (snapshot) => snapshot?.can({ type: 'decision.confirm' }) ?? false);
  useUndoKey();
  useShortcuts([
    {
      id: 'review.approve',
      keys: 'a',
      label: artworkMessages.approve,
      group,
      when: canReview && !saving,
      run: keys.approve,
    },
    {
      id: 'review.disapprove',
      keys: 'd',
      label: artworkMessages.disapprove,
      group,
      when: canReview && !saving,
      run: keys.disapprove,
    },
    {
      id: 'review.reason',
      keys: 'r',
      label: similarMessages.useReason,
      group,
      when: canReview && keys.onReason !== undefined,
      run: () => keys.onReason?.(),
    },
    {
      id: 'review.send',
      keys: 'enter',
      label: 'Confirm the decision',
      group,
      when: canConfirm,
      run: keys.send,
    },
    {
      id: 'review.read',
      keys: 'u',
      label: `${artworkMessages.markAsRead} or unread`,
      group,
      when: canReview,
      run: keys.toggleRead,
    },
    {
      id: 'review.next',
      keys: zoom.isZoomed ? ['j', ']'] : ['j', 'arrowdown', 'arrowright', ']'],
      label: 'Next artwork',
      group,
      when: keys.onNext !== undefined,
      repeats: true,
      run: () => keys.onNext?.(),
    },
    {
      id: 'review.previous',
      keys: zoom.isZoomed ? ['k', '['] : ['k', 'arrowup', 'arrowleft', '['],
      label: 'Previous artwork',
      group,
      when: keys.onPrevious !== undefined,
      repeats: true,
      run: () => keys.onPrevious?.(),
    },
    { id: 'review.zoomIn', keys: ['plus', '='], label: 'Zoom in', group, repeats: true, run: () => zoom.step('in') },
    { id: 'review.zoomOut', keys: '-', label: 'Zoom out', group, repeats: true, run: () => zoom.step('out') },
    { id: 'review.whole', keys: '0', label: 'Show the whole artwork', group, run: () => zoom.step('fit') },
    ...pans.map(({ keys, label, right, down }) => ({
      id: `review.${keys}`,
      keys,
      label,
      group,
      when: zoom.isZoomed,
      repeats: true,
      run: () => zoom.pan(right, down),
    })),
    ...categoryKeys(keys, canReview && !asking && !saving),
    { id: 'review.keys', keys: '?', label: 'Keys', group, run: keys.onKeys },
    {
      id: 'review.close',
      keys: 'escape',
      label: 'Cancel, or close review mode',
      group,
      whileTyping: true,
      run: asking ? keys.dismiss : keys.onClose,
    },
  ]);
}

/** A digit for each category shown, while no question is open: in a disapproval the digits are reasons. */
function categoryKeys({ choice, words }: Pick<ReviewKeys, 'choice' | 'words'>, canChoose: boolean): Shortcut[] {
  const marks = words && { id: 'review.words', keys: 'w', label: wordMessages.show, group, run: words.toggle };
  if (!choice) return marks ? [marks] : [];
  return [
    ...choice.rows.slice(0, keyedCategories).map(({ category }, nth) => ({
      id: `review.category${String(nth + 1)}`,
      keys: String(nth + 1),
      label: categoryMessages.key(categoryTexts[category].label),
      group,
      when: canChoose,
      run: () => choice.toggle(category),
    })),
    {
      id: 'review.nothing',
      keys: 'n',
      label: categoryMessages.nothing,
      group,
      when: canChoose,
      run: choice.toggleNothing,
    },
    { id: 'review.categories', keys: 't', label: categoryMessages.all, group, run: choice.toggleAll },
    ...(marks ? [marks] : []),
  ];
}
