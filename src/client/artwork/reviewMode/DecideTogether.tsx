import { useCallback } from 'react';
import { BulkProgress } from '../../ui/bulk/BulkProgress';
import { BulkQuestions } from '../bulk/BulkQuestions';
import { useArtworkBulk } from '../bulk/useArtworkBulk';

interface DecideTogetherProps {
  asking: 'approve' | 'disapprove' | undefined;
  /** With the versions that the reviewer saw, so that newer decisions are not overwritten. */
  items: readonly { id: string; name: string; version: number | undefined }[];
  onAnswered: () => void;
}

const nothingToDo = () => undefined;

/** One decision on an artwork and its look-alikes: confirmed once, run one by one, then summarised. */
export function DecideTogether({ asking, items, onAnswered }: DecideTogetherProps) {
  const versionOf = useCallback((id: string) => items.find((item) => item.id === id)?.version, [items]);
  const bulk = useArtworkBulk('lookAlikes', versionOf, nothingToDo);
  return (
    <>
      {bulk.phase && (
        <BulkProgress
          phase={bulk.phase}
          context={bulk.context}
          label={bulk.label}
          onStop={() => bulk.send({ type: 'run.stop' })}
          onRetry={() => bulk.send({ type: 'run.retry' })}
          onDismiss={() => bulk.send({ type: 'run.dismiss' })}
        />
      )}
      <BulkQuestions
        asking={asking}
        items={items}
        onKeep={onAnswered}
        onSure={(action) => {
          onAnswered();
          bulk.start(action, items);
        }}
      />
    </>
  );
}
