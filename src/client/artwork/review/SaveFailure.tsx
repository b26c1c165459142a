import { Alert } from 'antd';
import { ConflictNote } from './ConflictNote';
import type { ReviewContext } from './decision';

/** Why a decision came back: somebody else's came first, or it could not be saved. The notice beside it says the server's reason. */
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
