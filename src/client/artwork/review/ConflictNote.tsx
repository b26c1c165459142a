import { Alert } from 'antd';
import moment from 'moment';
import { StatusWord } from '../../ui/StatusWord';
import type { Conflict } from './conflict';
import type { Decision } from './decision';

const did = { approved: 'approved', rejected: 'disapproved', notSet: 'changed' } as const;

/** 'Ana Okafor disapproved this artwork a minute ago.' */
export const conflictText = (conflict: Conflict): string =>
  `${conflict.by} ${did[conflict.decision]} this artwork${conflict.at === undefined ? '' : ` ${moment(conflict.at).fromNow()}`}.`;

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

export const conflictWords = { keep: 'Keep that decision', again: 'Decide again' } as const;
