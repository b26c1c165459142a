import { Alert, Descriptions } from 'antd';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { artworkMessages } from '../artwork.messages';
import { conflictText } from './conflictMessages';
import type { Conflict, Decision } from './decision';

/** Another user decided first: who, what and when, beside the decision that was about to be made. */
export function ConflictNote({ conflict, decision }: { conflict: Conflict; decision: Decision }) {
  return (
    <div className="mq-conflict" role="alert">
      <Alert type="info" showIcon title={conflictText(conflict)} />
      <Descriptions
        className="mq-pairs"
        column={1}
        size="small"
        colon={false}
        items={[
          {
            key: 'theirs',
            label: conflict.by,
            children: (
              <span>
                <StatusLabel status={conflict.decision} />
                {conflict.comment !== '' && <span className="mq-two">{conflict.comment}</span>}
              </span>
            ),
          },
          {
            key: 'yours',
            label: artworkMessages.you,
            children: <StatusLabel status={decision === 'approve' ? 'approved' : 'rejected'} />,
          },
        ]}
      />
    </div>
  );
}
