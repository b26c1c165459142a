import { Flex } from 'antd';
import { isSubmitted, type ArtworkFile } from '#contract/artwork';
import { joinLabels } from '#contract/placement';
import { useProduct } from '../../api/product.api';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { useGetFileQuery } from '../artwork.api';
import { approvalMessages } from '../artwork.messages';
import { categoryMessages, placementMessages } from '../categories/categories.messages';
import type { PlacedFit } from '../categories/placedFits';
import { useCategories, usePlacedFits } from '../categories/usePlacedFits';
import { isVideo, pixels } from '../fileFacts';
import { FirstFrame } from '../FirstFrame';
import { countBoards, faceSize, isFailing, refusalPlace } from '../reviewMode/fitMessages';
import { previewSources } from '../previewSources';
import './approvalOutcome.css';

/** The most boards that are named; all are counted. */
const maxNamed = 5;
/** The scale relative to the fit matrix, where a board is 150 pixels wide. */
const smaller = 52 / 150;

/**
 * The consequences of an approval: on how many boards the artwork shows, where it is sent, which boards refuse it, and
 * which it does not fit.
 */
export function ApprovalOutcome({ fileId }: { fileId: string }) {
  const file = useGetFileQuery({ params: { id: fileId } }).currentData?.file;
  const { fits } = usePlacedFits(fileId);
  const categories = useCategories(fileId);
  const refused = (fits ?? []).filter(({ refusal }) => refusal);
  const failing = (fits ?? []).filter((fit) => isFailing(fit) && !fit.refusal);
  const refusedCategories = [...new Set(refused.flatMap(({ refusal }) => refusal?.categories ?? []))];
  return (
    <Flex vertical gap={8} className="mq-outcome">
      <Sentence file={file} boards={fits && countBoards(fits)} as={joinLabels(categories ?? [])} />
      {categories === null && <p className="mq-tone-warning">{categoryMessages.unlooked}</p>}
      {refused.length > 0 && (
        <>
          <StatusLabel status="notHere">
            {placementMessages.areNotFor(countBoards(refused).all, refusedCategories)}
          </StatusLabel>
          <Boards fits={refused} />
        </>
      )}
      {failing.length > 0 && (
        <>
          <StatusLabel status="doesNotFit">{approvalMessages.doNotFit(countBoards(failing).all)}</StatusLabel>
          <Boards fits={failing} file={file} />
        </>
      )}
    </Flex>
  );
}

/** The first boards by name. `file`: draws it on their shapes. */
function Boards({ fits, file }: { fits: readonly PlacedFit[]; file?: ArtworkFile | undefined }) {
  const boards = fits.flatMap((fit) => fit.boards.map((board) => ({ ...board, fit })));
  return (
    <ul className="mq-plain-list mq-outcome-boards">
      {boards.slice(0, maxNamed).map(({ _id, boardname, city, fit }) => (
        <Flex key={_id} component="li" align="center" gap={12}>
          {file && <Face file={file} fit={fit} />}
          <Flex component="span" vertical className="mq-outcome-board">
            <span className="mq-ellipsis">{boardname}</span>
            <span className="mq-two">{[pixels(fit.width, fit.height), city].filter(Boolean).join(' · ')}</span>
          </Flex>
          {fit.refusal && <span className="mq-two">{refusalPlace(fit.refusal.rule)}</span>}
        </Flex>
      ))}
      {boards.length > maxNamed && <li className="mq-two">{approvalMessages.more(boards.length - maxNamed)}</li>}
    </ul>
  );
}

interface SentenceProps {
  file: Pick<ArtworkFile, 'ads' | 'holdsUp' | 'submission'> | undefined;
  /** undefined: unknown (yet). */
  boards: { all: number; failing: number; refused: number } | undefined;
  /** The categories that the platform is told. */
  as: string;
}

/** 'It will show on 11 of 14 boards and goes to the platform in 10 seconds, with the 2 ads that use it. 2 campaigns no longer wait for it.' */
function Sentence({ file, boards, as }: SentenceProps) {
  const { name } = useProduct().platform;
  const fitting = boards ? boards.all - boards.failing : 0;
  const ads = file?.ads;
  const goes = ads !== undefined && ads > 0 && !isThere(file) ? approvalMessages.goes(ads, name, as) : undefined;
  const rest = restText(file, name);
  const campaigns = file?.holdsUp?.campaigns;
  return (
    <p>
      {boards && fitting > 0 && (
        <>
          {approvalMessages.willShowOn} <strong>{approvalMessages.shown(fitting, boards.all)}</strong>
          {goes === undefined ? `. ${rest}` : ` and ${goes}`}
        </>
      )}
      {boards &&
        fitting === 0 &&
        `${boards.refused > 0 ? placementMessages.onNone(boards.all) : approvalMessages.shownNowhere(boards.all)} `}
      {fitting === 0 && (goes === undefined ? rest : `It ${goes}`)}
      {campaigns !== undefined &&
        ` ${fitting > 0 ? approvalMessages.isDecided(campaigns) : approvalMessages.waiting(campaigns)}`}
    </p>
  );
}

const isThere = (file: SentenceProps['file']): boolean =>
  file?.submission != null && isSubmitted(file.submission.state);

/** What is said of the platform where the artwork does not go to it now. */
function restText(file: SentenceProps['file'], platform: string): string {
  if (isThere(file)) return approvalMessages.isThere(platform);
  return file?.ads === undefined ? approvalMessages.mayGo(platform) : approvalMessages.staysHere(platform);
}

/** The board's shape with the artwork on it. */
function Face({ file, fit: { width, height } }: { file: ArtworkFile; fit: PlacedFit }) {
  const size = faceSize(width, height);
  return (
    <span className="mq-outcome-stage" aria-hidden>
      <span className="mq-outcome-face" style={{ width: size.width * smaller, height: size.height * smaller }}>
        {isVideo(file) ? <FirstFrame file={file} width={192} /> : <img src={previewSources(file, 192).src} alt="" />}
      </span>
    </span>
  );
}
