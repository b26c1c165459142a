import type { ArtworkFile, Fit } from '#contract/artwork';
import { useExtension, useProduct } from '../../api/product.api';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { useGetFileFitQuery, useGetFileQuery } from '../artwork.api';
import { approvalMessages } from '../artwork.messages';
import { isVideo, pixels } from '../fileFacts';
import { FirstFrame } from '../FirstFrame';
import { boardsOf, faceSize, isFailing } from '../reviewMode/fitMessages';
import { sizedPreview } from '../sizedPreview';
import './approvalOutcome.css';

/** The most boards that are named; all are counted. */
const maxNamed = 5;
/** The scale relative to the fit matrix, where a board is 150 pixels wide. */
const smaller = 52 / 150;

/**
 * The consequences of an approval: on how many boards the artwork shows, where it is sent, and which boards it does not
 * fit.
 */
export function ApprovalOutcome({ fileId }: { fileId: string }) {
  const hasFit = useExtension('file-fit');
  const file = useGetFileQuery({ params: { id: fileId } }).currentData?.file;
  const fits = useGetFileFitQuery({ params: { id: fileId } }, { skip: !hasFit }).currentData?.fits;
  const failing = (fits ?? []).flatMap((fit) => (isFailing(fit) ? fit.boards.map((board) => ({ ...board, fit })) : []));
  return (
    <div className="mq-outcome">
      <Sentence file={file} boards={fits && boardsOf(fits)} />
      {failing.length > 0 && (
        <>
          <StatusLabel status="doesNotFit">{approvalMessages.doNotFit(failing.length)}</StatusLabel>
          <ul className="mq-outcome-boards">
            {failing.slice(0, maxNamed).map(({ _id, boardname, fit }) => (
              <li key={_id}>
                {file && <Face file={file} fit={fit} />}
                <span className="mq-outcome-board">
                  <span className="mq-ellipsis">{boardname}</span>
                  <span className="mq-two">{pixels(fit.width, fit.height)}</span>
                </span>
              </li>
            ))}
            {failing.length > maxNamed && (
              <li className="mq-two">{approvalMessages.more(failing.length - maxNamed)}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}

interface SentenceProps {
  file: Pick<ArtworkFile, 'ads' | 'holdsUp'> | undefined;
  /** undefined: unknown (yet). */
  boards: { all: number; failing: number } | undefined;
}

/** 'It will show on 11 of 14 boards and goes to the platform in 10 seconds, with the 2 ads that use it. 2 campaigns no longer wait for it.' */
function Sentence({ file, boards }: SentenceProps) {
  const { name } = useProduct().platform;
  const fitting = boards ? boards.all - boards.failing : 0;
  const ads = file?.ads;
  const goes = ads !== undefined && ads > 0 ? approvalMessages.goes(ads, name) : undefined;
  const rest = ads === undefined ? approvalMessages.mayGo(name) : approvalMessages.staysHere(name);
  const campaigns = file?.holdsUp?.campaigns;
  return (
    <p>
      {boards && fitting > 0 && (
        <>
          {approvalMessages.willShowOn} <strong>{approvalMessages.shown(fitting, boards.all)}</strong>
          {goes === undefined ? `. ${rest}` : ` and ${goes}`}
        </>
      )}
      {boards && fitting === 0 && `${approvalMessages.shownNowhere(boards.all)} `}
      {fitting === 0 && (goes === undefined ? rest : `It ${goes}`)}
      {campaigns !== undefined &&
        ` ${fitting > 0 ? approvalMessages.isDecided(campaigns) : approvalMessages.waiting(campaigns)}`}
    </p>
  );
}

/** The board's shape with the artwork on it. */
function Face({ file, fit: { width, height } }: { file: ArtworkFile; fit: Fit }) {
  const size = faceSize(width, height);
  return (
    <span className="mq-outcome-stage" aria-hidden>
      <span className="mq-outcome-face" style={{ width: size.width * smaller, height: size.height * smaller }}>
        {isVideo(file) ? <FirstFrame file={file} width={192} /> : <img src={sizedPreview(file, 192)} alt="" />}
      </span>
    </span>
  );
}
