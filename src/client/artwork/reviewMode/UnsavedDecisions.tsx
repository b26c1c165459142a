import { Alert, Button } from 'antd';
import { useUnsavedDecisions } from '../review/useUnsavedDecisions';
import { ConflictText } from '../review/ConflictText';

/** Decisions that were not saved while the reviewer was already at another artwork. */
export function UnsavedDecisions({ current, onShow }: { current: string; onShow: (fileId: string) => void }) {
  const others = useUnsavedDecisions().filter(({ fileId }) => fileId !== current);
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
