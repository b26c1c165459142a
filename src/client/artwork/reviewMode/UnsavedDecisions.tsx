import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useReviewActors } from '../review/useReviewActors';
import { ConflictText } from '../review/ConflictText';

/** Decisions that were not saved while the reviewer was already at another artwork. */
export function UnsavedDecisions({ current, onShow }: { current: string; onShow: (fileId: string) => void }) {
  const reviewActors = useReviewActors();
  const unsaved = useSyncExternalStore(reviewActors.subscribe, reviewActors.unsaved);
  const others = unsaved.map((actor) => actor.getSnapshot().context).filter(({ fileId }) => fileId !== current);
  return others.map(({ fileId, fileName, conflict }) => (
    <Alert
      key={fileId}
      type="warning"
      banner
      title={
        <>
          <strong>{fileName}</strong>: {conflict ? <ConflictText conflict={conflict} /> : 'the decision was not saved.'}
        </>
      }
      action={
        <Button size="small" aria-label={`Show ${fileName}`} onClick={() => onShow(fileId)}>
          Show
        </Button>
      }
    />
  ));
}
