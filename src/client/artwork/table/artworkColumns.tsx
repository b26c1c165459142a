import type { ArtworkFile } from '#contract/artwork';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import { StatusWord } from '../../ui/StatusWord';
import { AdsOf } from '../ads/AdsOf';
import { externalIds, reviewStatus } from '../fileFacts';
import { SubmissionBadge } from '../SubmissionBadge';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { RowActions, RowActionsWithMenu } from './RowActions';

/** The decision in words, with its reason or what became of it at the SSP. */
export function ReviewWords({ file }: { file: ArtworkFile }) {
  return (
    <span className="mq-review-words">
      <StatusWord status={reviewStatus(file)} />
      {file.isPreApproved === false && file.approvalComment && (
        <span className="mq-two mq-ellipsis" title={file.approvalComment}>
          {file.approvalComment}
        </span>
      )}
      {file.isPreApproved === true && <SubmissionBadge file={file} />}
      <ExternalIds file={file} />
    </span>
  );
}

/** The ids other platforms know it by, in a quiet line. */
export function ExternalIds({ file }: { file: ArtworkFile }) {
  const ids = externalIds(file);
  if (ids.length === 0) return null;
  return (
    <span className="mq-two mq-ellipsis" title={ids.map(({ platform, id }) => `${platform} ${id}`).join(', ')}>
      {ids.map(({ platform, id }) => (
        <span key={platform} className="mq-external">
          {platform} <code>{id}</code>
        </span>
      ))}
    </span>
  );
}

type Columns = readonly PagedColumn<ArtworkFile>[];

const created: PagedColumn<ArtworkFile> = {
  id: 'created',
  title: 'Created',
  sortID: 'dateCreated',
  width: 100,
  maxWidth: 130,
  skeleton: 'two',
  render: (file) => <RelativeDate date={file.dateCreated} />,
};

/** The decision, and what can be done. In a compact table the two buttons of the decision stand below each other. */
const reviewColumns = (isCompact: boolean): Columns => [
  {
    id: 'review',
    title: 'Review',
    sortID: 'isPreApproved',
    width: isCompact ? 136 : 180,
    maxWidth: 260,
    skeleton: 'two',
    render: (file) => <ReviewWords file={file} />,
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

/** A small name says the organisation itself. */
const nameColumn = (list: ArtworkListName, isCompact: boolean, withOrganisation = false): PagedColumn<ArtworkFile> => ({
  id: 'artwork',
  title: 'Artwork',
  sortID: 'fileName',
  skeleton: 'picture',
  render: (file) => (
    <ArtworkName file={file} list={list} size={isCompact ? 'small' : 'row'} withReview>
      {withOrganisation && !isCompact && <span className="mq-two mq-ellipsis">{file.orgName}</span>}
    </ArtworkName>
  ),
});

/** A column for each fact; in a compact table the organisation stands under the name. */
export const wideColumns = (list: ArtworkListName, isCompact: boolean): Columns => [
  nameColumn(list, isCompact),
  ...(isCompact
    ? []
    : [
        {
          id: 'organisation',
          title: 'Organisation',
          width: 124,
          maxWidth: 220,
          skeleton: 'one',
          render: (file) => <span title={file.orgName ?? undefined}>{file.orgName ?? '–'}</span>,
        } satisfies PagedColumn<ArtworkFile>,
      ]),
  created,
  ...reviewColumns(isCompact),
];

/** All facts and the ads that use it; the organisation stands under the name to make room. */
export const columnsWithAds = (list: ArtworkListName, isCompact: boolean): Columns => [
  nameColumn(list, isCompact, true),
  {
    id: 'ads',
    title: 'Ads',
    width: 176,
    maxWidth: 280,
    skeleton: 'two',
    render: (file) => <AdsOf file={file} />,
  },
  created,
  ...reviewColumns(isCompact),
];

/** The name with everything under it, for tables that may stand in pairs. */
export const narrowColumns = (list: ArtworkListName): Columns => [
  {
    id: 'artwork',
    title: 'File',
    sortID: 'fileName',
    skeleton: 'picture',
    render: (file) => (
      <ArtworkName file={file} list={list} size="small">
        {file.isPreApproved === true && <SubmissionBadge file={file} />}
        {file.isPreApproved === false && (
          <span className="mq-two mq-ellipsis" title={file.approvalComment ?? undefined}>
            {file.approvalComment}
          </span>
        )}
        <ExternalIds file={file} />
      </ArtworkName>
    ),
  },
  created,
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 228,
    skeleton: 'none',
    render: (file) => <RowActionsWithMenu file={file} list={list} />,
  },
];
