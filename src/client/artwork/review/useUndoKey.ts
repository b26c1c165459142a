import { useSelector } from '@xstate/react';
import { artworkMessages } from '../artwork.messages';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useUndo } from './useReviewActors';

/** Binds `Z` to undo the last decision while that is possible. */
export function useUndoKey(): void {
  const undo = useUndo();
  const offered = useSelector(undo, (snapshot) => snapshot.can({ type: 'decision.undo' }));
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
