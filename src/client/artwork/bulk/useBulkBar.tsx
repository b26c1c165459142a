import { useState, type ReactNode } from 'react';
import { BulkProgress } from '../../ui/bulk/BulkProgress';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import type { ArtworkListName } from '../table/artworkLists';
import { BulkArtworkActions } from './BulkArtworkActions';
import { useArtworkBulk, type BulkAction } from './useArtworkBulk';

const BulkQuestions = lazyWithRetry(async () => (await import('./BulkQuestions')).BulkQuestions, LazyFallback);

interface BulkBar {
  /** The buttons. */
  bulk: ReactNode;
  /** The run and its summary, shown instead of the bar; undefined while nothing runs. */
  running: ReactNode;
  /** The dialogs. */
  questions: ReactNode;
}

/** The bulk bar of an artwork table: confirms, runs and summarises the chosen action. */
export function useBulkBar(
  list: ArtworkListName,
  items: readonly { id: string; name: string }[],
  versionOf: (id: string) => number | undefined,
  untick: (ids: readonly string[]) => void,
): BulkBar {
  const [asking, setAsking] = useState<'approve' | 'disapprove' | 'delete'>();
  const [wasAsked, setWasAsked] = useState(false);
  const bulk = useArtworkBulk(list, versionOf, untick);
  const choose = (kind: BulkAction['kind']) => {
    if (kind === 'read' || kind === 'unread') bulk.start({ kind }, items);
    else {
      setWasAsked(true);
      setAsking(kind);
    }
  };
  return {
    bulk: <BulkArtworkActions onChoose={choose} />,
    running: bulk.phase && (
      <BulkProgress
        phase={bulk.phase}
        context={bulk.context}
        label={bulk.label}
        onStop={() => bulk.send({ type: 'run.stop' })}
        onRetry={() => bulk.send({ type: 'run.retry' })}
        onDismiss={() => bulk.send({ type: 'run.dismiss' })}
      />
    ),
    questions: wasAsked && (
      <BulkQuestions
        asking={asking}
        items={items}
        onKeep={() => setAsking(undefined)}
        onSure={(action) => {
          setAsking(undefined);
          bulk.start(action, items);
        }}
      />
    ),
  };
}
