import { WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { conflictText } from '../review/conflictMessages';
import { useUnsavedDecisions } from '../review/useUnsavedDecisions';

/** Decisions that came back while the reviewer was already at another artwork. */
export function UnsavedDecisions({ current, onShow }: { current: string; onShow: (fileId: string) => void }) {
  const others = useUnsavedDecisions().filter(({ fileId }) => fileId !== current);
  if (others.length === 0) return null;
  return (
    <div role="alert">
      <ul className="mq-unsaved">
        {others.map(({ fileId, fileName, conflict }) => (
          <li key={fileId}>
            <WarningOutlined aria-hidden className="mq-tone-warning" />
            <span>
              <strong>{fileName}</strong>: {conflict ? conflictText(conflict) : 'the decision was not saved.'}
            </span>
            <Button size="small" aria-label={`Show ${fileName}`} onClick={() => onShow(fileId)}>
              Show
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
