import { useSelector } from '@xstate/react';
import { artworkMessages } from '../artwork.messages';
import { useShortcuts } from '../../ui/useShortcuts';
import { useUndo } from './useReviewActors';

/** `Z` takes the last decision back while the server holds it. */
export function useUndoKey(): void {
  const undo = useUndo();
  const offered = useSelector(undo, (snapshot) => snapshot.matches('offering'));
  useShortcuts([
    {
      id: 'artwork.undo',
      keys: 'z',
      label: artworkMessages.undo,
      group: 'Artwork',
      when: offered,
      run: () => undo.send({ type: 'decision.undo' }),
    },
  ]);
}
