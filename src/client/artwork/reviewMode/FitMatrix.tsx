import { Flex, Progress, Skeleton, Tooltip } from 'antd';
import { memo, useId, type CSSProperties } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { refusalText } from '#contract/placement';
import { failureOf } from '../../api/apiError';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { isVideo, pixels } from '../fileFacts';
import { ROW_WIDTH } from '../ArtworkThumbnail';
import { FirstFrame } from '../FirstFrame';
import { previewSources } from '../previewSources';
import { placementMessages } from '../categories/categories.messages';
import type { PlacedFit } from '../categories/placedFits';
import { usePlacedFits } from '../categories/usePlacedFits';
import {
  countBoards,
  faceSize,
  fitHeading,
  fitLine,
  fitStatus,
  fitSummary,
  inOrder,
  isFailing,
  refusalLine,
  refusedBoardsLine,
} from './fitMessages';

/**
 * How the artwork fits each resolution among the booked boards, drawn at the boards' aspect ratios; nothing if the API
 * cannot tell. Memoised, so that a decision does not render it again.
 */
export const FitMatrix = memo(function FitMatrix({ file }: { file: ArtworkFile }) {
  const heading = useId();
  const { hasFit, fits, error, isFetching, refetch } = usePlacedFits(file._id);
  if (!hasFit) return null;
  const failed = error !== undefined && !isFetching;
  return (
    <section className="mq-fit" aria-labelledby={heading}>
      <Flex wrap align="center" gap="4px 16px">
        <h2 id={heading}>{fitHeading(fits ?? [])}</h2>
        {fits && fits.length > 0 && <FitBlocks fits={fits} />}
        <Flex component="span" wrap align="center" gap="4px 16px" className="mq-end">
          {fitSummary(fits ?? []).map(({ status, text }) => (
            <StatusLabel key={status} status={status}>
              {text}
            </StatusLabel>
          ))}
        </Flex>
      </Flex>
      {failed && (
        <FailureAlert
          inline
          title="How it fits could not be worked out."
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!failed && !fits && <Skeleton.Node active style={{ width: '100%', height: 172 }} />}
      {fits?.length === 0 && (
        <p className="mq-tone-neutral">No campaign books a board for it yet, so there is nothing to fit.</p>
      )}
      {fits && fits.length > 0 && (
        <Flex component="ul" gap={12} className="mq-plain-list mq-fit-list" tabIndex={0} aria-label="Fit by resolution">
          {inOrder(fits).map((fit) => (
            <FitOn
              key={`${String(fit.width)}x${String(fit.height)} ${fit.outcome} ${fit.refusal?.rule._id ?? ''}`}
              file={file}
              fit={fit}
            />
          ))}
        </Flex>
      )}
    </section>
  );
});

/** The most blocks that are readable; with more boards, the blocks show shares. */
const maxBlocks = 24;
const blockColours = { fits: 'var(--mq-success)', bars: 'var(--mq-warning)', fails: 'var(--mq-error)' } as const;

/** One block for each board, coloured by how it fits; the text beside it says the same. */
function FitBlocks({ fits }: { fits: readonly PlacedFit[] }) {
  const { all } = countBoards(fits);
  const steps = Math.min(all, maxBlocks);
  const colours = inOrder(fits)
    .toReversed()
    .flatMap((fit) =>
      fit.boards.map(() => blockColours[isFailing(fit) ? 'fails' : fit.outcome === 'bars' ? 'bars' : 'fits']),
    );
  const strokeColor = Array.from({ length: steps }, (_, at) => colours[Math.floor(((at + 0.5) * all) / steps)] ?? '');
  return (
    <span aria-hidden>
      <Progress
        style={{ display: 'block', margin: 0, lineHeight: 1 }}
        percent={100}
        steps={steps}
        size={[7, 8]}
        strokeColor={strokeColor}
        showInfo={false}
      />
    </span>
  );
}

/** Behind the picture until it is there: the small one, which the lists have loaded already. */
const whileLoading = (file: ArtworkFile): CSSProperties => ({
  background: `center / contain no-repeat url("${previewSources(file, ROW_WIDTH * window.devicePixelRatio).src ?? ''}")`,
});

/** One resolution: the board's face with the artwork and its black bars. */
function FitOn({ file, fit }: { file: ArtworkFile; fit: PlacedFit }) {
  const { refusal } = fit;
  const kind = refusal ? 'mq-fit-refused' : isFailing(fit) ? 'mq-fit-fails' : '';
  return (
    <Flex
      component="li"
      vertical
      align="flex-start"
      className={`mq-fit-on ${kind}`}
      {...(refusal && { 'aria-label': placementMessages.notHere(refusalText(refusal.categories, refusal.rule)) })}
    >
      <Flex component="span" align="center" justify="center" className="mq-fit-stage">
        <span className="mq-fit-face" style={faceSize(fit.width, fit.height)}>
          {isVideo(file) ? (
            <FirstFrame file={file} width={384} />
          ) : (
            <img src={previewSources(file, 384).src} alt="" draggable={false} style={whileLoading(file)} />
          )}
        </span>
      </Flex>
      <StatusLabel status={fitStatus(fit)} />
      <strong>{pixels(fit.width, fit.height)}</strong>
      {refusal && <span className="mq-tone-error">{refusalLine(refusal)}</span>}
      <Tooltip title={fit.boards.map(({ boardname }) => boardname).join(', ')}>
        <span className="mq-two" tabIndex={0}>
          {refusal ? refusedBoardsLine(fit) : fitLine(fit)}
        </span>
      </Tooltip>
    </Flex>
  );
}
