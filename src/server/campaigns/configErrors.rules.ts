import { pluralise } from '../audit/changes.rules';

/** The facts that decide whether a campaign can run, apart from its switch. */
export interface CampaignFacts {
  parentOrg: string | null;
  managementTeam: string | null;
  /** The organisation that the team belongs to. */
  teamOrg: string | null;
  startTime: Date | null;
  endTime: Date | null;
  isDailyBudgetEnabled: boolean;
  /** Millionths of a dollar. */
  dailyBudgetMicros: number | null;
  isMonthlyBudgetEnabled: boolean;
  monthlyBudgetMicros: number | null;
  /** Of the organisation; null without one. */
  fundsMicros: number | null;
  boards: BoardFacts;
  artworks: readonly ArtworkFacts[];
}
export interface BoardFacts {
  booked: number;
  deleted: number;
  /** Not deleted, but paused. */
  paused: number;
  /** Boards in use that do not take videos, and the name of one. */
  stillOnly: number;
  stillOnlyName: string | null;
  /** Boards whose screens the provider no longer lists, without deleted boards, and the name of one. */
  gone: number;
  goneName: string | null;
  /** Boards that none of the artworks fits, without those that refuse one. */
  unserved: number;
  /** Boards in use that refuse every artwork that fits, and what one of them refuses: 'alcohol at a point of care'. */
  refused: number;
  refusal: string | null;
  /** The ids of the rules that refuse. */
  refusing: readonly string[];
}
export interface ArtworkFacts {
  fileName: string;
  isVideo: boolean;
  isPreApproved: boolean | null;
  orgId: string | null;
}
export interface ConfigError {
  code: string;
  message: string;
}

/**
 * Why a campaign does not run, or not on all its boards, as readable texts; the most serious first. A paused or ended
 * campaign is not an error.
 */
export function configErrors(campaign: CampaignFacts): ConfigError[] {
  return [
    ...ownershipErrors(campaign),
    ...boardErrors(campaign.boards),
    ...goneErrors(campaign.boards),
    ...refusedErrors(campaign.boards),
    ...artworkErrors(campaign),
    ...dateErrors(campaign),
    ...moneyErrors(campaign),
  ];
}

const error = (code: string, message: string): ConfigError => ({ code, message });

const errorIf = (isWrong: boolean, code: string, message: string): ConfigError[] =>
  isWrong ? [error(code, message)] : [];

function ownershipErrors({ parentOrg, managementTeam, teamOrg }: CampaignFacts): ConfigError[] {
  if (parentOrg === null && managementTeam === null)
    return [error('owner.missing', 'No organisation and no team is set.')];
  if (parentOrg === null) return [error('organisation.missing', 'No organisation is set, so nobody pays for it.')];
  if (managementTeam === null) return [error('team.missing', 'No management team is set.')];
  return errorIf(
    teamOrg !== null && teamOrg !== parentOrg,
    'team.organisation',
    'The management team belongs to another organisation.',
  );
}

function boardErrors({ booked, deleted, paused }: BoardFacts): ConfigError[] {
  if (booked === 0) return [error('boards.none', 'No boards are chosen.')];
  if (deleted === booked)
    return [error('boards.deleted', booked === 1 ? 'Its only board is deleted.' : 'All of its boards are deleted.')];
  const text = deleted === 0 ? 'All of its boards are paused.' : 'All of its boards are paused or deleted.';
  return errorIf(deleted + paused === booked, 'boards.paused', text);
}

function goneErrors({ gone, goneName }: BoardFacts): ConfigError[] {
  if (goneName === null) return [];
  const which = gone === 1 ? `${goneName} is` : `${goneName} and ${others(gone - 1, 'board')} are`;
  return [error('boards.gone', `${which} not in the provider's list any more.`)];
}

function refusedErrors({ refused, refusal, refusing, booked }: BoardFacts): ConfigError[] {
  if (refusal === null) return [];
  const why = refusing.length > 1 ? `, because of this and ${others(refusing.length - 1, 'rule')}` : '';
  const where = `${String(refused)} of its ${pluralise(booked, 'board')}`;
  return [error('boards.refused', `Not here: ${refusal}. It shows nothing on ${where}${why}.`)];
}

function artworkErrors({ artworks, boards, parentOrg }: CampaignFacts): ConfigError[] {
  if (artworks.length === 0) return [error('artworks.none', 'No artwork is chosen.')];
  // A reader of this campaign may have no access to the other organisation: its artworks are counted but not named.
  const isForeign = ({ orgId }: ArtworkFacts): boolean => parentOrg !== null && orgId !== null && orgId !== parentOrg;
  const foreign = artworks.filter(isForeign).length;
  const rejected = artworks.filter(({ isPreApproved }) => isPreApproved === false);
  const waiting = artworks.filter(({ isPreApproved }) => isPreApproved === null);
  const video = artworks.find((artwork) => artwork.isVideo && artwork.isPreApproved !== false && !isForeign(artwork));
  const named = (some: readonly ArtworkFacts[], [one, many]: [string, string]): string =>
    `${describeArtworks(
      some,
      some.find((artwork) => !isForeign(artwork)),
    )} ${some.length === 1 ? one : many}`;
  return [
    ...errorIf(rejected.length > 0, 'artworks.rejected', `${named(rejected, ['was', 'were'])} disapproved.`),
    ...errorIf(waiting.length > 0, 'artworks.waiting', `${named(waiting, ['is', 'are'])} waiting for review.`),
    ...errorIf(
      boards.unserved > 0,
      'boards.unserved',
      `No artwork fits ${String(boards.unserved)} of its ${pluralise(boards.booked, 'board')}.`,
    ),
    ...errorIf(
      foreign > 0,
      'artworks.organisation',
      `${pluralise(foreign, 'artwork')} ${foreign === 1 ? 'belongs' : 'belong'} to another organisation.`,
    ),
    ...(video !== undefined && boards.stillOnlyName !== null
      ? [error('artworks.type', stillOnly(boards.stillOnly, boards.stillOnlyName, video.fileName))]
      : []),
  ];
}

const stillOnly = (count: number, name: string, video: string): string =>
  count === 1
    ? `${video} is a video; ${name} takes images only.`
    : `${video} is a video; ${name} and ${others(count - 1, 'board')} take images only.`;

/** The name of one, and how many more there are; their number if none may be named. */
function describeArtworks({ length: count }: readonly ArtworkFacts[], one: ArtworkFacts | undefined): string {
  if (one === undefined) return pluralise(count, 'artwork');
  return count === 1 ? one.fileName : `${one.fileName} and ${others(count - 1, 'artwork')}`;
}

const others = (count: number, what: string): string => pluralise(count, `other ${what}`);

const dateErrors = ({ startTime, endTime }: CampaignFacts): ConfigError[] =>
  errorIf(startTime !== null && endTime !== null && endTime <= startTime, 'dates.order', 'It ends before it starts.');

const moneyErrors = (campaign: CampaignFacts): ConfigError[] => [
  ...errorIf(
    campaign.isDailyBudgetEnabled && !isAmount(campaign.dailyBudgetMicros),
    'budget.daily',
    'The daily budget is on but has no amount.',
  ),
  ...errorIf(
    campaign.isMonthlyBudgetEnabled && !isAmount(campaign.monthlyBudgetMicros),
    'budget.monthly',
    'The monthly budget is on but has no amount.',
  ),
  ...errorIf((campaign.fundsMicros ?? 1) <= 0, 'wallet.empty', 'The wallet of the organisation is empty.'),
];

const isAmount = (micros: number | null): boolean => micros !== null && micros > 0;
