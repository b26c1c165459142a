import type { ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { Clip } from '../../ui/display/Clip';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { AdsOf } from '../ads/AdsOf';
import { SubmissionBadge } from '../SubmissionBadge';
import { artworkMessages, needMessages } from '../artwork.messages';
import { NeedLabel } from '../NeedLabel';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { ExternalIds, ReviewStatus } from './ReviewStatus';
import { RowActions, RowActionsWithMenu } from './RowActions';
import { WithdrawalBadge } from '../withdrawals/WithdrawalBadge';

type Columns = readonly PagedColumn<ArtworkFile>[];

const created: PagedColumn<ArtworkFile> = {
  id: 'created',
  title: 'Created',
  sortID: 'dateCreated',
  // '44 minutes ago' fits.
  width: 112,
  maxWidth: 130,
  skeleton: 'two',
  render: (file) => <RelativeDate date={file.dateCreated} />,
};

/** The decision and the actions. In a compact table the two buttons are stacked. */
const reviewColumns = (
  isCompact: boolean,
  withNeed = true,
): readonly [PagedColumn<ArtworkFile>, PagedColumn<ArtworkFile>] => [
  {
    id: 'review',
    title: 'Review',
    sortID: 'isPreApproved',
    width: isCompact ? 136 : withNeed ? 180 : 140,
    maxWidth: withNeed ? 260 : 180,
    skeleton: 'two',
    render: (file) => <ReviewStatus file={file} withNeed={withNeed} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: isCompact ? 142 : 222,
    stick: true,
    skeleton: 'none',
    render: (file) => <RowActions file={file} isCompact={isCompact} />,
  },
];

/** In a compact table the name shows the organisation. */
const nameColumn = (list: ArtworkListName, isCompact: boolean, withOrganisation = false): PagedColumn<ArtworkFile> => ({
  id: 'artwork',
  title: 'Artwork',
  sortID: 'fileName',
  skeleton: 'picture',
  render: (file) => (
    <ArtworkName
      file={file}
      list={list}
      size={isCompact ? 'small' : 'row'}
      withReview
      withOrganisation={isCompact || withOrganisation}
    />
  ),
});

const needed: PagedColumn<ArtworkFile> = {
  id: 'needed',
  title: needMessages.neededBy,
  sortID: 'neededBy',
  width: 168,
  maxWidth: 220,
  skeleton: 'two',
  render: (file) => <NeedLabel file={file} none={needMessages.noCampaign} withCounts />,
};

/** The columns of undecided artwork: when it is needed and what it holds up; the organisation is under the name. */
const columnsByNeed = (list: ArtworkListName, isCompact: boolean): Columns => [
  nameColumn(list, isCompact, true),
  needed,
  ...(isCompact ? [] : [created]),
  ...reviewColumns(isCompact, false),
];

/** A column for each fact; in a compact table the organisation is under the name. */
const wideColumns = (list: ArtworkListName, isCompact: boolean): Columns => [
  nameColumn(list, isCompact),
  ...(isCompact
    ? []
    : [
        {
          id: 'organisation',
          title: 'Organisation',
          width: 124,
          maxWidth: 220,
          render: (file) => file.orgName ?? '–',
        } satisfies PagedColumn<ArtworkFile>,
      ]),
  created,
  ...reviewColumns(isCompact),
];

/**
 * All facts and the ads that use the artwork; the organisation is under the name to save space. A compact table may
 * scroll, so there the decision is not at its end.
 */
function columnsWithAds(list: ArtworkListName, isCompact: boolean): Columns {
  const [review, actions] = reviewColumns(isCompact);
  const ads: PagedColumn<ArtworkFile> = {
    id: 'ads',
    title: 'Ads',
    width: 176,
    maxWidth: 280,
    skeleton: 'two',
    render: (file) => <AdsOf file={file} />,
  };
  const facts = isCompact ? [review, ads, created] : [ads, created, review];
  return [nameColumn(list, isCompact, true), ...facts, actions];
}

/** The name of a decided artwork, with more lines below it. */
const decidedNameColumn = (
  list: ArtworkListName,
  below?: (file: ArtworkFile) => ReactNode,
): PagedColumn<ArtworkFile> => ({
  id: 'artwork',
  title: 'File',
  sortID: 'fileName',
  skeleton: 'picture',
  render: (file) => (
    <ArtworkName file={file} list={list} size="small">
      {below?.(file)}
    </ArtworkName>
  ),
});

/** The columns of a list of decided artwork: who decided, and the outcome or the reason. */
const decidedColumns = (list: ArtworkListName): Columns => [
  decidedNameColumn(list),
  {
    id: 'decided',
    title: artworkMessages.decidedOn,
    width: 180,
    skeleton: 'two',
    render: (file) => (
      <>
        {file.decidedBy}
        {file.decidedAt && (
          <span className="mq-two">
            <RelativeDate date={file.decidedAt} inline />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'outcome',
    title: list === 'disapproved' ? artworkMessages.reason : artworkMessages.platform,
    width: 168,
    maxWidth: 320,
    skeleton: 'two',
    render: (file) => <DecisionOutcome file={file} />,
  },
  created,
  menuColumn(list),
];

/** The outcome of a decision: the submission of an approval, the reason of a disapproval. */
export function DecisionOutcome({ file }: { file: ArtworkFile }) {
  return <span className="mq-review-text">{renderOutcome(file, 'mq-given-reason')}</span>;
}

const renderOutcome = (file: ArtworkFile, reasonClass: string): ReactNode => (
  <>
    {file.isPreApproved === true && <SubmissionBadge file={file} />}
    {file.isPreApproved === false && (
      <Clip isSentence className={reasonClass}>
        {file.approvalComment ?? ''}
      </Clip>
    )}
    <WithdrawalBadge file={file} />
    <ExternalIds file={file} />
  </>
);

const menuColumn = (list: ArtworkListName): PagedColumn<ArtworkFile> => ({
  id: 'actions',
  title: 'Actions',
  hideTitle: true,
  width: 228,
  skeleton: 'none',
  render: (file) => <RowActionsWithMenu file={file} list={list} />,
});

/** The name with everything below it, for tables that may be shown side by side. */
const narrowColumns = (list: ArtworkListName): Columns => [
  decidedNameColumn(list, (file) => renderOutcome(file, 'mq-two')),
  created,
  menuColumn(list),
];

/**
 * `wide`: a column for each fact; `withAds`: one more; `narrow`: two tables side by side if there is room; `decided`:
 * stacked; `byNeed`: sorted by need. `minWidth`: pixels below which the table scrolls sideways.
 */
export const artworkShapes = {
  wide: { columns: wideColumns, minWidth: 940, compactMinWidth: 640 },
  narrow: { columns: narrowColumns, minWidth: 0, compactMinWidth: 0 },
  decided: { columns: decidedColumns, minWidth: 960, compactMinWidth: 0 },
  withAds: { columns: columnsWithAds, minWidth: 980, compactMinWidth: 780 },
  byNeed: { columns: columnsByNeed, minWidth: 940, compactMinWidth: 700 },
} as const;
