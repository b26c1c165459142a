import { Alert, Flex } from 'antd';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { artworkMessages } from '../artwork.messages';
import { ConflictText } from './ConflictText';
import type { Conflict, Decision, ReviewContext } from './decision';
import { Pairs } from '../../ui/display/Pairs';

/**
 * Why a decision was not saved: another user decided first, or the call failed. The notice shows the server's reason.
 */
export function SaveFailure({
  context: { conflict, failure, decision },
}: {
  context: Pick<ReviewContext, 'conflict' | 'failure' | 'decision'>;
}) {
  if (conflict) return <ConflictNote conflict={conflict} decision={decision} />;
  return failure ? (
    <Alert type="error" showIcon className="mq-save-failure" title="Your decision is not saved yet." />
  ) : null;
}

/** Another user decided first: who, what and when, beside the decision that was about to be made. */
function ConflictNote({ conflict, decision }: { conflict: Conflict; decision: Decision }) {
  return (
    <Flex vertical gap={12} className="mq-save-failure" role="alert">
      <Alert type="info" showIcon title={<ConflictText conflict={conflict} />} />
      <Pairs
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
    </Flex>
  );
}
