import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { artworkMessages } from '../artwork.messages';
import { noteUndo, takeUndo } from '../../ui/keyboard/newestUndo';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useUndo } from './useReviewActors';

const key = 'artwork.undo';

/** Binds `Z` to undo the last decision while that is possible. */
export function useUndoKey(): void {
  const undo = useUndo();
  const offered = useSelector(undo, (snapshot) => snapshot.can({ type: 'decision.undo' }));
  const until = useSelector(undo, ({ context }) => context.held.at(-1)?.until);
  // Not ended when unmounted: review mode over a page is a second one.
  useEffect(() => noteUndo(key, offered ? until : undefined), [offered, until]);
  useShortcuts([
    {
      id: key,
      keys: 'z',
      label: artworkMessages.undo,
      group: 'Artwork',
      when: offered,
      run: () => {
        if (takeUndo(key)) undo.send({ type: 'decision.undo' });
      },
    },
  ]);
}
