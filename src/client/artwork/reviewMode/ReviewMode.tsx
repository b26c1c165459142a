import { Button, Flex, Modal, Result, Skeleton } from 'antd';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { failureOf } from '../../api/apiError';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { usePermission } from '../../session/permissions';
import { artworkMessages } from '../artwork.messages';
import { failureMessages, listMessages } from '../../ui/ui.messages';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useGetFileQuery } from '../artwork.api';
import { isVideo } from '../fileFacts';
import { useLastReasons } from '../review/useLastReasons';
import { useReviewAddress, useReviewSteps, type ReviewTarget } from '../review/reviewAddress';
import { useAnnouncedPresence } from '../presence/useAnnouncedPresence';
import { useDecidedElsewhere } from '../presence/useDecidedElsewhere';
import { usePresent } from '../presence/usePresent';
import { useCategoryChoice } from '../categories/useCategoryChoice';
import { useWords } from '../categories/useWords';
import { artworkLists } from '../table/artworkLists';
import { DecisionBar } from './DecisionBar';
import { FitMatrix } from './FitMatrix';
import { KeysPanel } from './KeysPanel';
import { ReviewedFacts } from './ReviewedFile';
import { ReviewHeader } from './ReviewHeader';
import { Stage } from './Stage';
import { UndoLine } from './UndoLine';
import { UnsavedDecisions } from './UnsavedDecisions';
import { useDecisions } from './useDecisions';
import { useReviewActors } from '../review/useReviewActors';
import { useSimilar } from './useSimilar';
import { useReviewKeys } from './useReviewKeys';
import { nextUndecided, useReviewQueue } from './useReviewQueue';
import { useUpcomingFiles } from './useUpcomingFiles';
import { useZoom } from './useZoom';
import './reviewMode.css';

export interface ReviewModeProps {
  /** undefined: closed. */
  target: ReviewTarget | undefined;
  onOpenChange: (open: boolean) => void;
}

/** Review mode: a full-window dialog with one artwork, the facts for the decision, and two buttons. */
export function ReviewMode({ target, onOpenChange }: ReviewModeProps) {
  const { close } = useReviewAddress();
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Modal
      panelRef={dialog}
      open={target !== undefined}
      className="mq-review-modal"
      classNames={{ wrapper: 'mq-review-window', header: 'mq-sr', close: 'mq-review-close' }}
      styles={{ container: { padding: 0, borderRadius: 0, background: 'var(--mq-layout)', boxShadow: 'none' } }}
      width="100%"
      title={target && <ReviewTitle fileId={target.fileId} />}
      footer={null}
      closable={{ 'aria-label': 'Close review mode' }}
      // Escape is handled by review mode: it first cancels an open confirmation.
      keyboard={false}
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
      onCancel={close}
      afterOpenChange={(open) => {
        // Focuses the dialog itself and not its close button, because Enter and Space are keys of the decision.
        if (open) dialog.current?.focus({ preventScroll: true });
        onOpenChange(open);
      }}
    >
      {target && (
        <ErrorBoundary what={failureMessages.thisDialog} resetKey={target.fileId}>
          <Review key={target.list} target={target} onClose={close} />
        </ErrorBoundary>
      )}
    </Modal>
  );
}

/** 'Review mode: kestrel.jpg' */
function ReviewTitle({ fileId }: { fileId: string }) {
  const { currentData } = useGetFileQuery({ params: { id: fileId } });
  return currentData ? `Review mode: ${currentData.file.fileName}` : 'Review mode';
}

function Review({ target, onClose }: { target: ReviewTarget; onClose: () => void }) {
  const { fileId, showArtwork } = useReviewSteps(target);
  const advancedTo = useRef<string>(undefined);
  const advance = useCallback(
    (next: string) => {
      advancedTo.current = next;
      showArtwork(next);
    },
    [showArtwork],
  );
  const queue = useReviewQueue(target.list, fileId);
  const [keysShown, setKeysShown] = useState(false);
  const { ids } = queue;
  const at = ids.indexOf(fileId);
  const elsewhere = useDecidedElsewhere(ids, artworkLists[target.list].fixed.notSet === true);
  const present = usePresent();
  const previous = ids[at - 1];
  const after = ids.slice(at + 1);
  const next = after.find((id) => !present.has(id) && !elsewhere.has(id)) ?? after[0];
  const { currentData, error, isFetching, refetch } = useGetFileQuery({ params: { id: fileId } });
  const afterNext = next === undefined ? undefined : ids[ids.indexOf(next) + 1];
  // Deferred, so that the artwork is shown before the calls for the next ones begin.
  const upcoming = useUpcomingFiles(useDeferredValue(next), useDeferredValue(afterNext));
  const file = currentData?.file;
  const { finished, ...decisions } = useDecisions(file, ids, advance, { elsewhere, taken: present });
  const free = useMemo(() => nextUndecided(ids, elsewhere, fileId, present), [ids, elsewhere, fileId, present]);
  const isFree = free !== undefined && !present.has(free);
  const nextFree = useMemo(() => (isFree ? () => advance(free) : undefined), [isFree, free, advance]);
  // An artwork reached by advancing is skipped if a colleague opened it first; one that was chosen, or reached by going
  // back, is shown.
  useAnnouncedPresence(fileId, () => advancedTo.current === fileId && nextFree?.());
  const zoom = useZoom(file);
  const steps = {
    onNext: next === undefined ? undefined : () => advance(next),
    onPrevious: previous === undefined ? undefined : () => showArtwork(previous),
    onKeys: () => setKeysShown((shown) => !shown),
  };
  const { reason } = useSimilar(fileId);
  const reviewActors = useReviewActors();
  useEffect(() => file && reviewActors.resume(file), [file, reviewActors]);
  const onReason =
    file && reason !== undefined
      ? () => reviewActors.openDecision(file, 'disapprove').send({ type: 'reason.change', reason })
      : undefined;
  const allowance = usePermission('review', file?.orgID);
  const words = useWords(file);
  // A film goes on under boxes.
  const marked = file && isVideo(file) ? undefined : words;
  const choice = useCategoryChoice(file, words?.suggestions ?? noSuggestions);
  useReviewKeys(fileId, zoom, allowance === 'yes' && !finished, {
    ...decisions,
    choice,
    words: marked,
    ...steps,
    onReason,
    onClose: keysShown ? () => setKeysShown(false) : choice?.showsAll === true ? choice.toggleAll : onClose,
  });
  // Loaded now, so that the digit keys, which fill in a reason, work at the first press.
  useLastReasons();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [fileId]);
  useEffect(() => {
    document.title = `${artworkMessages.review} · Marquee`;
  }, []);

  return (
    <Flex vertical ref={scroller} className="mq-review" data-review={fileId} data-shortcuts>
      <ReviewHeader list={target.list} position={at + 1} total={ids.length} loading={queue.loading} {...steps} />
      <VisuallyHidden>
        <span role="status">{file && `${listMessages.progress(at + 1, ids.length)}: ${file.fileName}`}</span>
      </VisuallyHidden>
      {queue.failure && (
        <FailureAlert
          inline
          title="The rest of the list could not be loaded."
          failure={queue.failure}
          onRetry={queue.retry}
        />
      )}
      <UnsavedDecisions current={fileId} onShow={showArtwork} />
      {finished && <Finished count={ids.length} onClose={onClose} />}
      {!finished && error && !isFetching && (
        <FailureAlert
          title={failureMessages.couldNotLoad('The artwork')}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!finished && !error && (
        <div className="mq-review-main">
          <Flex component="section" vertical className="mq-review-art" aria-label="Artwork">
            <Stage file={file} next={upcoming} zoom={zoom} words={marked} />
            {file && <FitMatrix file={file} />}
          </Flex>
          <Flex component="aside" vertical className="mq-review-side" aria-label="Facts and decision">
            {keysShown && <KeysPanel onClose={() => setKeysShown(false)} />}
            {!keysShown && file && (
              <ReviewedFacts
                file={file}
                choice={choice}
                allowance={allowance}
                words={words}
                others={present.get(fileId)}
                onNextFree={nextFree}
              />
            )}
            {!keysShown && !file && (
              <Skeleton active title={false} paragraph={{ rows: 6 }} className="mq-review-facts" />
            )}
            {file && allowance !== 'never' && <DecisionBar file={file} {...decisions} />}
          </Flex>
        </div>
      )}
    </Flex>
  );
}

const noSuggestions: never[] = [];

/** The end of the queue; the last decision can still be undone. */
function Finished({ count, onClose }: { count: number; onClose: () => void }) {
  return (
    <Result
      className="mq-review-finished"
      status="success"
      title={
        <span role="status">
          {count === 1 ? 'The artwork is decided.' : `All ${String(count)} artworks of this list are decided.`}
        </span>
      }
      extra={
        <Button type="primary" onClick={onClose} autoFocus>
          Close review mode
        </Button>
      }
    >
      <UndoLine />
    </Result>
  );
}
