import { Alert } from 'antd';
import { ConflictNote } from './ConflictNote';
import type { ReviewContext } from './decision';

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
