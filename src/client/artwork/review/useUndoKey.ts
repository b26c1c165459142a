import { useSelector } from '@xstate/react';
import { messages } from '../../ui/messages';
import { useShortcuts } from '../../ui/useShortcuts';
import { useReviewDesk } from './useReviewDesk';

/** `Z` takes the last decision back while the server holds it. */
export function useUndoKey(): void {
  const desk = useReviewDesk();
  const offered = useSelector(desk.undo, (snapshot) => snapshot.matches('offering'));
  useShortcuts([{ id: 'artwork.undo', keys: 'z', label: messages.artwork.undo, group: 'Artwork', when: offered, run: () => desk.undo.send({ type: 'decision.undo' }) }]);
}
