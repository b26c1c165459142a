import { Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ArtworkFile } from '#contract/artwork';
import { failureOf } from '../../machines/mutationActor';
import { FailureAlert } from '../../ui/FailureAlert';
import { KeysSheet } from '../../ui/KeysSheet';
import { messages } from '../../ui/messages';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useGetFileQuery } from '../artwork.api';
import { useLastReasons } from '../review/lastReasons';
import { useReviewAddress, useReviewSteps, type ReviewPlace } from '../review/reviewAddress';
import { DecisionBar } from './DecisionBar';
import { Finished } from './Finished';
import { Preload } from './Preload';
import { ReviewedFacts, ReviewedFit } from './ReviewedFile';
import { ReviewHeader } from './ReviewHeader';
import { Stage } from './Stage';
import { UnsavedDecisions } from './UnsavedDecisions';
import { useDecisions } from './useDecisions';
import { useReviewKeys } from './useReviewKeys';
import { useReviewQueue } from './useReviewQueue';
import { useWholeWindow } from './useWholeWindow';
import './reviewMode.css';

/** How many are kept ready ahead; `useFiles` asks for as many. */
const ahead = 2;

/** Review mode fills the window: one artwork, everything that helps to decide, two buttons. */
export function ReviewMode({ place }: { place: ReviewPlace }) {
  const { close } = useReviewAddress();
  const { fileId, goOn } = useReviewSteps(place);
  const queue = useReviewQueue(place.list, fileId);
  const [keysShown, setKeysShown] = useState(false);
  const { ids } = queue;
  const at = ids.indexOf(fileId);
  const [previous, next] = [ids[at - 1], ids[at + 1]];
  const { currentData, error, isFetching, refetch } = useGetFileQuery({ params: { id: fileId } });
  const upcoming = useFiles(ids.slice(at + 1, at + 1 + ahead));
  const file = currentData?.file;
  const { finished, ...decisions } = useDecisions(file, ids, goOn);
  const steps = {
    onNext: next === undefined ? undefined : () => goOn(next),
    onPrevious: previous === undefined ? undefined : () => goOn(previous),
    onClose: close,
    onKeys: () => setKeysShown(true),
  };
  useReviewKeys(fileId, { ...decisions, ...steps });
  // Asked for now, so that the digits work with the first press.
  useLastReasons();
  const window = useWholeWindow();
  useEffect(() => {
    document.title = `${messages.artwork.review} · Marquee`;
  }, []);

  return createPortal(
    <div
      ref={window}
      className="mq-review"
      role="dialog"
      aria-modal="true"
      aria-label="Review mode"
      data-review={fileId}
    >
      <span data-shortcuts hidden />
      <ReviewHeader position={at + 1} total={ids.length} loading={queue.loading} {...steps} />
      <VisuallyHidden>
        <span role="status">{file && `${messages.list.progress(at + 1, ids.length)}: ${file.fileName}`}</span>
      </VisuallyHidden>
      {queue.failure && (
        <FailureAlert
          inline
          title="The rest of the list could not be loaded."
          failure={queue.failure}
          onRetry={queue.retry}
        />
      )}
      <UnsavedDecisions current={fileId} onShow={goOn} />
      {finished && <Finished count={ids.length} onClose={close} />}
      {!finished && error && !isFetching && (
        <FailureAlert
          title={messages.failures.couldNotLoad('The artwork')}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!finished && !error && (
        <div className="mq-review-main">
          <section className="mq-review-art" aria-label="Artwork">
            <Stage file={file} next={upcoming} />
            {file && <ReviewedFit file={file} />}
          </section>
          <aside className="mq-review-side" aria-label="Facts and decision">
            {file ? (
              <ReviewedFacts file={file} />
            ) : (
              <Skeleton active title={false} paragraph={{ rows: 6 }} className="mq-review-facts" />
            )}
            {file && <DecisionBar file={file} {...decisions} />}
          </aside>
        </div>
      )}
      {ids.slice(at + 1, at + 1 + ahead).map((id) => (
        <Preload key={id} fileId={id} />
      ))}
      <KeysSheet open={keysShown} onClose={() => setKeysShown(false)} />
    </div>,
    document.body,
  );
}

/** The files of at most two ids, as far as they have come. */
function useFiles([first, second]: readonly string[]): readonly ArtworkFile[] {
  const one = useFile(first);
  const other = useFile(second);
  return useMemo(() => [one, other].flatMap((file) => file ?? []), [one, other]);
}

/** Follows the file alone: that it is being asked for again is nothing to draw. */
const useFile = (id: string | undefined): ArtworkFile | undefined =>
  useGetFileQuery(
    { params: { id: id ?? '' } },
    { skip: id === undefined, selectFromResult: ({ currentData }) => ({ file: currentData?.file }) },
  ).file;
