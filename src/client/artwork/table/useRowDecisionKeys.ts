import { isDialogOpen } from '../../ui/keyboard/focusPlace';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { currentRow } from '../../ui/table/tools/useRowKeys';
import { artworkMessages } from '../artwork.messages';

const group = 'Artwork';
const keys = [
  { id: 'row.approve', keys: 'a', label: artworkMessages.approve },
  { id: 'row.disapprove', keys: 'd', label: artworkMessages.disapprove },
  { id: 'row.read', keys: 'u', label: `${artworkMessages.markAsRead} or unread` },
] as const;
const buttonSelector = (key: string): string => `[data-key="${key}"]`;

/** The keys of review mode for the row that has the focus: each presses the button of the row that carries it. */
export function useRowDecisionKeys(): void {
  useShortcuts(
    keys.map((shortcut) => ({
      ...shortcut,
      group,
      isListed: () => document.querySelector(buttonSelector(shortcut.keys)) !== null,
      run: () => {
        if (!isDialogOpen()) currentRow()?.querySelector<HTMLElement>(buttonSelector(shortcut.keys))?.click();
      },
    })),
  );
}
