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
const pans = [
  { keys: 'arrowleft', label: 'Pan to the left, while zoomed', right: -panStep, down: 0 },
  { keys: 'arrowright', label: 'Pan to the right, while zoomed', right: panStep, down: 0 },
  { keys: 'arrowup', label: 'Pan up, while zoomed', right: 0, down: -panStep },
  { keys: 'arrowdown', label: 'Pan down, while zoomed', right: 0, down: panStep },
] as const;

type ReviewKey = Omit<Shortcut, 'group'>;
const inReviewMode = ({ id, ...key }: ReviewKey): Shortcut => ({ id: `review.${id}`, ...key, group: 'Review mode' });

/**
 * The keys of review mode. `useShortcuts` disables them while typing, and lets users turn single keys off. Without
 * `canReview` the keys that decide are off.
 */
export function useReviewKeys(fileId: string, zoom: StageZoom, canReview: boolean, keys: ReviewKeys): void {
  const review = useReviewActor(fileId);
  const saving = useSelector(review, (snapshot) => snapshot?.matches('saving') ?? false);
  const asking = useSelector(review, (snapshot) => snapshot?.hasTag('asking') ?? false);
  const canConfirm = useSelector(review, (snapshot) => snapshot?.can({ type: 'decision.confirm' }) ?? false);
  useUndoKey();
  const shortcuts: ReviewKey[] = [
    { id: 'approve', keys: 'a', label: artworkMessages.approve, when: canReview && !saving, run: keys.approve },
    {
      id: 'disapprove',
      keys: 'd',
      label: artworkMessages.disapprove,
      when: canReview && !saving,
      run: keys.disapprove,
    },
    {
      id: 'reason',
      keys: 'r',
      label: similarMessages.useReason,
      when: canReview && keys.onReason !== undefined,
      run: () => keys.onReason?.(),
    },
    { id: 'send', keys: 'enter', label: 'Confirm the decision', when: canConfirm, run: keys.send },
    { id: 'read', keys: 'u', label: `${artworkMessages.markAsRead} or unread`, when: canReview, run: keys.toggleRead },
    {
      id: 'next',
      keys: zoom.isZoomed ? ['j', ']'] : ['j', 'arrowdown', 'arrowright', ']'],
      label: 'Next artwork',
      when: keys.onNext !== undefined,
      repeats: true,
      run: () => keys.onNext?.(),
    },
    {
      id: 'previous',
      keys: zoom.isZoomed ? ['k', '['] : ['k', 'arrowup', 'arrowleft', '['],
      label: 'Previous artwork',
      when: keys.onPrevious !== undefined,
      repeats: true,
      run: () => keys.onPrevious?.(),
    },
    { id: 'zoomIn', keys: ['plus', '='], label: 'Zoom in', repeats: true, run: () => zoom.step('in') },
    { id: 'zoomOut', keys: '-', label: 'Zoom out', repeats: true, run: () => zoom.step('out') },
    { id: 'whole', keys: '0', label: 'Show the whole artwork', run: () => zoom.step('fit') },
    ...pans.map(({ keys, label, right, down }) => ({
      id: keys,
      keys,
      label,
      when: zoom.isZoomed,
      repeats: true,
      run: () => zoom.pan(right, down),
    })),
    ...categoryKeys(keys, canReview && !asking && !saving),
    { id: 'keys', keys: '?', label: 'Keys', run: keys.onKeys },
    {
      id: 'close',
      keys: 'escape',
      label: 'Cancel, or close review mode',
      whileTyping: true,
      run: asking ? keys.dismiss : keys.onClose,
    },
  ];
  useShortcuts(shortcuts.map(inReviewMode));
}

/** A digit for each category shown, while no question is open: in a disapproval the digits are reasons. */
function categoryKeys({ choice, words }: Pick<ReviewKeys, 'choice' | 'words'>, canChoose: boolean): ReviewKey[] {
  const marks = words ? [{ id: 'words', keys: 'w', label: wordMessages.show, run: words.toggle }] : [];
  if (!choice) return marks;
  return [
    ...choice.rows.slice(0, keyedCategories).map(({ category }, nth) => ({
      id: `category${String(nth + 1)}`,
      keys: String(nth + 1),
      label: categoryMessages.key(categoryTexts[category].label),
      when: canChoose,
      run: () => choice.toggle(category),
    })),
    { id: 'nothing', keys: 'n', label: categoryMessages.nothing, when: canChoose, run: choice.toggleNothing },
    { id: 'categories', keys: 't', label: categoryMessages.all, run: choice.toggleAll },
    ...marks,
  ];
}
