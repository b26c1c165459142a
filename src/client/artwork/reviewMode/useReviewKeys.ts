import { useSelector } from '@xstate/react';
import { useUndoKey } from '../review/useUndoKey';
import { useReviewOf } from '../review/useReviewActors';
import { messages } from '../../ui/messages';
import { useShortcuts } from '../../ui/useShortcuts';
import type { DecisionActions } from './DecisionBar';

interface ReviewKeys extends DecisionActions {
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
  onKeys: () => void;
}

/** The keys of review mode; the kit keeps them off while typing and lets people turn them off. */
export function useReviewKeys(fileId: string, keys: ReviewKeys): void {
  const state = useSelector(useReviewOf(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
  const conflicted = useSelector(useReviewOf(fileId), (snapshot) => snapshot?.context.conflict !== undefined);
  const asking = state === 'confirming' || state === 'reasoning';
  const group = 'Review mode';
  useUndoKey();
  useShortcuts([
    {
      id: 'review.approve',
      keys: 'a',
      label: messages.artwork.approve,
      group,
      when: state !== 'saving',
      run: keys.approve,
    },
    {
      id: 'review.disapprove',
      keys: 'd',
      label: messages.artwork.disapprove,
      group,
      when: state !== 'saving',
      run: keys.disapprove,
    },
    {
      id: 'review.send',
      keys: 'enter',
      label: 'Confirm the decision',
      group,
      when: asking && !conflicted,
      run: keys.send,
    },
    { id: 'review.read', keys: 'u', label: `${messages.artwork.markAsRead} or unread`, group, run: keys.toggleRead },
    {
      id: 'review.next',
      keys: ['j', 'arrowdown', 'arrowright', ']'],
      label: 'Next artwork',
      group,
      when: keys.onNext !== undefined,
      repeats: true,
      run: () => keys.onNext?.(),
    },
    {
      id: 'review.previous',
      keys: ['k', 'arrowup', 'arrowleft', '['],
      label: 'Previous artwork',
      group,
      when: keys.onPrevious !== undefined,
      repeats: true,
      run: () => keys.onPrevious?.(),
    },
    { id: 'review.keys', keys: '?', label: 'Keys', group, run: keys.onKeys },
    {
      id: 'review.close',
      keys: 'escape',
      label: 'Cancel, or close review mode',
      group,
      run: asking ? keys.dismiss : keys.onClose,
    },
  ]);
}
