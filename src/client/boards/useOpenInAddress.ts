import { useCallback } from 'react';
import { useAddressSearch } from '../ui/browser/useAddressSearch';
import type { Board } from '#contract/boards';

export type Open = (name: 'board' | 'add' | 'view', value: string | null) => void;

/** What is open on the page, kept in the address: a board, the dialog for a new one, the map. */
export function useOpenInAddress() {
  const [address, setAddress] = useAddressSearch();
  const open = useCallback<Open>(
    (name, value) => {
      void setAddress((current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      });
    },
    [setAddress],
  );
  const onView = useCallback((view: 'table' | 'map') => open('view', view === 'map' ? 'map' : null), [open]);
  const onManage = useCallback((board: Board) => open('board', board._id), [open]);
  return { address, open, onView, onManage };
}
