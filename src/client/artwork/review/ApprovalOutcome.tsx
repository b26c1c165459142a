import type { ArtworkFile, Fit } from '#contract/artwork';
import { useExtension, useProduct } from '../../api/product.api';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { useGetFileFitQuery, useGetFileQuery } from '../artwork.api';
import { approvalMessages } from '../artwork.messages';
import { isVideo, pixels } from '../fileFacts';
import { FirstFrame } from '../FirstFrame';
import { faceSize, isFailing } from '../reviewMode/fitMessages';
import { sizedPreview } from '../sizedPreview';
import './approvalOutcome.css';

/** As many boards as are named; all are counted. */
const mostNamed = 5;
/** Pixels: the widest a board is drawn here, beside 150 in the fit matrix. */
const smallFace = 52;

interface ApprovalOutcomeProps {
  fileId: string;
  /** Draws the boards with the artwork on them; review mode shows them anyway. */
  drawn?: boolean;
}

/** What an approval brings about: on how many boards the artwork shows, where it goes, and which boards it does not fit. */
export function ApprovalOutcome({ fileId, drawn = false }: ApprovalOutcomeProps) {
  const hasFit = useExtension('file-fit');
  const { platform } = useProduct();
  const file = useGetFileQuery({ params: { id: fileId } }).currentData?.file;
  const fits = useGetFileFitQuery({ params: { id: fileId } }, { skip: !hasFit }).currentData?.fits;
  const failing = (fits ?? []).flatMap((fit) => (isFailing(fit) ? fit.boards.map((board) => ({ ...board, fit })) : []));
  const all = (fits ?? []).reduce((sum, { boards }) => sum + boards.length, 0);
  return (
    <div className="mq-outcome">
      <p>
        {fits && <>{approvalMessages.boards(all - failing.length, all)} </>}
        {approvalMessages.ads(file?.ads, platform.name)}
        {file?.holdsUp && <> {approvalMessages.waiting(file.holdsUp.campaigns)}</>}
      </p>
      {failing.length > 0 && (
        <>
          <StatusLabel status="doesNotFit">{approvalMessages.doNotFit(failing.length)}</StatusLabel>
          <ul className="mq-outcome-boards">
            {failing.slice(0, mostNamed).map(({ _id, boardname, fit }) => (
              <li key={_id}>
                {drawn && file && <Face file={file} fit={fit} />}
                <span className="mq-ellipsis">{boardname}</span>
                <span className="mq-two">{pixels(fit.width, fit.height)}</span>
              </li>
            ))}
            {failing.length > mostNamed && (
              <li className="mq-two">{approvalMessages.more(failing.length - mostNamed)}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}

/** The board's shape with the artwork on it. */
function Face({ file, fit: { width, height } }: { file: ArtworkFile; fit: Fit }) {
  const size = faceSize(width, height);
  const scale = smallFace / 150;
  return (
    <span className="mq-outcome-stage" aria-hidden>
      <span className="mq-outcome-face" style={{ width: size.width * scale, height: size.height * scale }}>
        {isVideo(file) ? <FirstFrame file={file} width={192} /> : <img src={sizedPreview(file, 192)} alt="" />}
      </span>
    </span>
  );
}
