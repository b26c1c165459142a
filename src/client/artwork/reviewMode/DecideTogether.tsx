import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { disabledReason, usePermission } from '../../session/permissions';
import { BulkProgress } from '../../bulk/BulkProgress';
import { WithReason } from '../../ui/display/WithReason';
import { fileTouchMessages, similarMessages } from '../artwork.messages';
import { BulkDisapproval } from '../bulk/BulkDisapproval';
import { useArtworkBulk } from '../bulk/useArtworkBulk';
import { useArtworkQuestion } from '../bulk/useArtworkQuestion';
import { useReviewActors } from '../review/useReviewActors';

interface DecideTogetherProps {
  file: ArtworkFile;
  /** The others with the same picture, with the versions that the reviewer saw. */
  waiting: readonly { _id: string; fileName: string; version: number }[];
}

/** One decision on an artwork and the others with the same picture: asked once, run one by one, then summarised. */
export function DecideTogether({ file, waiting }: DecideTogetherProps) {
  const together = useMemo(() => [file, ...waiting], [file, waiting]);
  const items = together.map(({ _id, fileName }) => ({ id: _id, name: fileName }));
  // With the seen version, newer decisions are not overwritten.
  const versionOf = useCallback((id: string) => together.find(({ _id }) => _id === id)?.version, [together]);
  const run = useArtworkBulk('lookAlikes', versionOf, undefined);
  const confirmArtworks = useArtworkQuestion();
  const reviewActors = useReviewActors();
  /** What was chosen for the shown artwork holds for the others too: they are the same picture. */
  const chosen = () => {
    const categories = reviewActors.actorOf(file._id)?.getSnapshot().context.categories;
    return categories === undefined ? {} : { categories };
  };
  const [isReasoning, setReasoning] = useState(false);
  const allowance = usePermission('review', file.orgID);
  const approve = async (): Promise<void> => {
    const choice = chosen();
    if (await confirmArtworks('approve', items, choice.categories)) run.start({ kind: 'approve', ...choice }, items);
  };
  return (
    // The buttons are directly beside the result, which has the focus once they are gone.
    <div>
      {waiting.length > 0 && (
        <>
          {similarMessages.moreWaiting(waiting.length)}{' '}
          {allowance !== 'never' && (
            <WithReason reason={disabledReason(allowance)}>
              <Button type="link" size="small" disabled={allowance !== 'yes'} onClick={() => void approve()}>
                {similarMessages.approveTogether(items.length)}
              </Button>
              <Button type="link" size="small" disabled={allowance !== 'yes'} onClick={() => setReasoning(true)}>
                {similarMessages.disapproveTogether(items.length)}
              </Button>
            </WithReason>
          )}
        </>
      )}
      <BulkProgress run={run} label={run.label} done={fileTouchMessages.done[run.kind]} undo={run.undo} />
      <BulkDisapproval
        open={isReasoning}
        items={items}
        said={chosen().categories}
        run={run}
        onClose={() => setReasoning(false)}
        onSend={(reason) => run.start({ kind: 'disapprove', reason, ...chosen() }, items)}
      />
    </div>
  );
}
