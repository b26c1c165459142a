import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import type { Board } from '#contract/boards';
import { useDraft, type Draft } from '../../ui/form/useDraft';
import { boardValues, emptyBoard, valuesOf, type BoardValues } from './boardValues';

/** The board that an edit began from, for merging with another user's save. */
const beganFrom = z.object({ values: boardValues, version: z.number().optional() });
type BeganFrom = z.output<typeof beganFrom>;

interface BoardDraft {
  draft: Draft<BoardValues>;
  began: Draft<BeganFrom>;
  /** The stored board. */
  shown: BeganFrom;
  clear: () => void;
}

/**
 * The draft of a board (undefined: a new one), and the board that it was begun from. Both survive the end of a session.
 */
export function useBoardDraft(board: Board | undefined): BoardDraft {
  const initial = useMemo(() => (board ? valuesOf(board) : emptyBoard), [board]);
  const key = `board:${board?._id ?? 'new'}`;
  const draft = useDraft(key, boardValues, initial);
  const shown = useMemo(() => ({ values: initial, version: board?.version }), [initial, board?.version]);
  const began = useDraft(`${key}:began`, beganFrom, shown);
  const { clear: clearDraft } = draft;
  const { clear: clearBegan } = began;
  const clear = useCallback(() => {
    clearDraft();
    clearBegan();
  }, [clearDraft, clearBegan]);
  return { draft, began, shown, clear };
}
