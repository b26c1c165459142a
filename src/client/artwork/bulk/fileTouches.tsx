import { refusalText } from '#contract/placement';
import type { FileTouches } from '#contract/touches';
import type { TouchedRow, Touches } from '../../ui/feedback/touches';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { categoryMessages, placementMessages } from '../categories/categories.messages';
import { usePlacedFits } from '../categories/usePlacedFits';
import { artworkMessages, fileTouchMessages, fitCountMessages } from '../artwork.messages';
import { ArtworkThumbnail } from '../ArtworkThumbnail';
import { pixels } from '../fileFacts';
import { isFailing, misfitLine } from '../reviewMode/fitMessages';
import { withdrawalMessages, type Platform } from '../withdrawals/withdrawal.messages';

export type AskedAction = 'approve' | 'disapprove' | 'delete';

/** What a decision on artworks, or their deletion, touches, for its question. */
export function fileTouches(action: AskedAction, count: number, counted: FileTouches, platform: Platform): Touches {
  const { boards, failing, ads, submitted = ads, campaigns, running, files } = counted;
  const unlisted = Math.max(0, count - files.length);
  const texts = fileTouchMessages.totals;
  const isApproval = action === 'approve';
  return {
    totals: [
      { label: texts.boards(boards), value: boards },
      ...(isApproval ? [{ label: texts.failing(failing), value: failing, tone: 'error' as const }] : []),
      isApproval ? { label: texts.submitted(submitted), value: submitted } : { label: texts.ads(ads), value: ads },
      { label: texts.campaigns(campaigns), value: campaigns },
      ...(isApproval ? [] : [{ label: texts.running, value: running, tone: 'warning' as const }]),
    ],
    rows: files.map((touched) => buildRow(touched, isApproval)),
    unlisted,
    notes: [
      ...decidedAlready(action, counted).map((text) => ({ tone: 'info' as const, text })),
      ...(isApproval ? unlooked(files, unlisted > 0) : stillLive(action, counted, platform)).map((text) => ({
        tone: 'warning' as const,
        text,
      })),
    ],
    ...(isApproval && { sureText: fileTouchMessages.approve(count, failing) }),
  };
}

/** Of artworks on which somebody has decided before; a deletion replaces no decision. */
function decidedAlready(action: AskedAction, { approved = 0, rejected = 0 }: FileTouches): string[] {
  return action === 'delete' || approved + rejected === 0
    ? []
    : [fileTouchMessages.decided[action](approved, rejected)];
}

/** Of artworks whose content nobody has named, so that no placement rule keeps them off a board. */
function unlooked(files: FileTouches['files'], isPart: boolean): string[] {
  const count = files.filter(({ file }) => file.categories === null).length;
  return count === 0 ? [] : [categoryMessages.unlookedOf(count, isPart)];
}

const stillLive = (action: AskedAction, { atPlatform }: FileTouches, platform: Platform): string[] =>
  atPlatform === 0
    ? []
    : [
        `${withdrawalMessages.bulkTitle(atPlatform, platform.name)}. ${withdrawalMessages.bulk(platform, action === 'delete')}`,
      ];

function buildRow({ file, ...bookings }: FileTouches['files'][number], isApproval: boolean): TouchedRow {
  const failing = file.fit?.failing ?? 0;
  return {
    id: file._id,
    picture: <ArtworkThumbnail file={file} />,
    name: file.fileName,
    place: file.orgName ?? '',
    touches: isApproval ? <Fit fit={file.fit} /> : <UsedBy {...bookings} />,
    more: isApproval
      ? fileTouchMessages.uses(file.ads ?? 0, bookings.campaigns, bookings.running)
      : fileTouchMessages.shows(file.fit?.boards ?? 0, file.ads ?? 0),
    ...(isApproval && failing > 0 && { opened: <Misfits file={file} /> }),
  };
}

function Fit({ fit }: Pick<FileTouches['files'][number]['file'], 'fit'>) {
  if (!fit || fit.boards === 0) return <StatusLabel status="notBooked" />;
  if ((fit.refused ?? 0) > 0)
    return <StatusLabel status="notHere">{placementMessages.notFor(fit.failing)}</StatusLabel>;
  return fit.failing > 0 ? (
    <StatusLabel status="doesNotFit">{fileTouchMessages.failingOf(fit.failing, fit.boards)}</StatusLabel>
  ) : (
    <StatusLabel status="exactFit">{fitCountMessages.fitsAll(fit.boards)}</StatusLabel>
  );
}

function UsedBy({ campaigns, running }: { campaigns: number; running: number }) {
  if (campaigns === 0) return <StatusLabel status="notBooked">{fileTouchMessages.notUsed}</StatusLabel>;
  return running > 0 ? (
    <StatusLabel status="runningNow">{fileTouchMessages.running(running)}</StatusLabel>
  ) : (
    <StatusLabel status="campaigns">{fileTouchMessages.campaigns(campaigns)}</StatusLabel>
  );
}

/** The boards that cannot show the artwork, with the reason; read when the row is opened. */
function Misfits({ file }: Pick<FileTouches['files'][number], 'file'>) {
  const { fits, error } = usePlacedFits(file._id, { said: file.categories });
  if (error !== undefined) return <span className="mq-tone-error">{fileTouchMessages.boardsFailed}</span>;
  return (
    <ul className="mq-plain-list mq-touch-boards" aria-busy={fits === undefined}>
      {(fits ?? []).filter(isFailing).flatMap((fit) =>
        fit.boards.map(({ _id, boardname }) => (
          <li key={_id}>
            <span>{boardname}</span>
            <span className="mq-tone-neutral">
              {pixels(fit.width, fit.height)},{' '}
              {fit.refusal ? refusalText(fit.refusal.categories, fit.refusal.rule) : misfitLine(fit)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

/** The question's texts. */
export const questionOf = (action: 'approve' | 'delete', count: number, platform: Platform) =>
  action === 'approve'
    ? {
        title: fileTouchMessages.question.approve(count),
        lead: fileTouchMessages.approveLead(platform.name, count),
        keepText: artworkMessages.cancel,
        sureText: artworkMessages.approve,
        danger: false,
      }
    : { title: fileTouchMessages.question.delete(count), lead: fileTouchMessages.deleteLead(count) };
