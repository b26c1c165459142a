import { Alert } from 'antd';
import { StatusWord } from '../../ui/StatusWord';
import type { Conflict } from './conflict';
import { conflictText } from './conflictMessages';
import type { Decision } from './decision';

/** Somebody else was first: who, what and when, beside what you were about to do. */
export function ConflictNote({ conflict, decision }: { conflict: Conflict; decision: Decision }) {
  return (
    <div className="mq-conflict" role="alert">
      <Alert type="info" showIcon title={conflictText(conflict)} />
      <dl>
        <dt>{conflict.by}</dt>
        <dd>
          <StatusWord status={conflict.decision} />
          {conflict.comment !== '' && <span className="mq-two">{conflict.comment}</span>}
        </dd>
        <dt>You</dt>
        <dd>
          <StatusWord status={decision === 'approve' ? 'approved' : 'rejected'} />
        </dd>
      </dl>
    </div>
  );
}
