import type { ReactNode } from 'react';
import { onOff } from '../../ui/browser/reader';
import { BulkProgress, undoneText } from '../../bulk/BulkProgress';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { useLoginDraft } from '../../ui/form/useLoginDraft';
import type { Ticks } from '../../ui/table/useTicks';
import { fileTouchMessages } from '../artwork.messages';
import type { ArtworkListName } from '../table/artworkLists';
import { BulkArtworkActions } from './BulkArtworkActions';
import { useArtworkBulk, type BulkAction } from './useArtworkBulk';
import { useArtworkQuestion } from './useArtworkQuestion';

const BulkDisapproval = lazyWithRetry(async () => (await import('./BulkDisapproval')).BulkDisapproval, LazyFallback);

interface BulkBar {
  /** The buttons; undefined while an action runs. */
  bulk: ReactNode;
  /** The run and its result. */
  running: ReactNode;
  /** What the bulk bar says after an Undo. */
  undone: string | undefined;
  /** The dialog for the reason of a disapproval. */
  questions: ReactNode;
  /** Closes the result of the last run, once it cannot be undone any more. */
  dismiss: () => void;
}

/** The bulk bar of an artwork table: asks, runs and summarises the chosen action. */
export function useBulkBar(
  list: ArtworkListName,
  items: readonly { id: string; name: string }[],
  versionOf: (id: string) => number | undefined,
  ticks: Pick<Ticks, 'tick' | 'untick'>,
): BulkBar {
  const [isReasoning, setReasoning] = useLoginDraft<boolean | undefined>(`reasoning:${list}`, onOff, undefined);
  const run = useArtworkBulk(list, versionOf, ticks);
  const confirmArtworks = useArtworkQuestion();
  const choose = async (kind: BulkAction['kind']): Promise<void> => {
    if (kind === 'disapprove') setReasoning(true);
    else if (kind === 'read' || kind === 'unread' || (await confirmArtworks(kind, items))) run.start({ kind }, items);
  };
  const shown = { run, label: run.label, done: fileTouchMessages.done[run.kind], undo: run.undo };
  return {
    bulk: run.isBusy ? undefined : <BulkArtworkActions onChoose={(kind) => void choose(kind)} />,
    running: <BulkProgress {...shown} />,
    undone: undoneText(shown),
    dismiss: () => {
      if (!run.undo.open) run.send({ type: 'run.dismiss' });
    },
    questions: isReasoning !== undefined && (
      <BulkDisapproval
        open={isReasoning}
        items={items}
        run={run}
        onClose={() => setReasoning(false)}
        onSend={(reason) => run.start({ kind: 'disapprove', reason }, items)}
      />
    ),
  };
}
