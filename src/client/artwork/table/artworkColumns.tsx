import type { ArtworkFile } from '#contract/artwork';
import type { PagedColumn } from '../../ui/pagedColumns';
import { RelativeDate } from '../../ui/RelativeDate';
import { StatusWord } from '../../ui/StatusWord';
import { AdsOf } from '../ads/AdsOf';
import { externalIds, reviewStatus } from '../fileFacts';
import { SubmissionBadge } from '../SubmissionBadge';
import { ArtworkName } from './ArtworkName';
import type { ArtworkListName } from './artworkLists';
import { RowActions, SmallRowActions } from './RowActions';

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

/** All columns, for the wide table. */
export const wideColumns = (list: ArtworkListName): readonly PagedColumn<ArtworkFile>[] => [
  {
    id: 'artwork',
    title: 'Artwork',
    sortID: 'fileName',
    skeleton: 'picture',
    render: (file) => <ArtworkName file={file} list={list} withReview />,
  },
  {
    id: 'organisation',
    title: 'Organisation',
    width: 124,
    skeleton: 'one',
    render: (file) => <span title={file.orgName ?? undefined}>{file.orgName ?? '–'}</span>,
  },
  {
    id: 'created',
    title: 'Created',
    sortID: 'dateCreated',
    width: 100,
    skeleton: 'two',
    render: (file) => <RelativeDate date={file.dateCreated} />,
  },
  {
    id: 'review',
    title: 'Review',
    sortID: 'isPreApproved',
    width: 194,
    skeleton: 'two',
    render: (file) => <ReviewWords file={file} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 222,
    stick: true,
    skeleton: 'none',
    render: (file) => <RowActions file={file} />,
  },
];

/** All facts and the ads that use it; the organisation stands under the name to make room. */
export const columnsWithAds = (list: ArtworkListName): readonly PagedColumn<ArtworkFile>[] => [
  {
    id: 'artwork',
    title: 'Artwork',
    sortID: 'fileName',
    skeleton: 'picture',
    render: (file) => (
      <ArtworkName file={file} list={list} withReview>
        <span className="mq-two mq-ellipsis">{file.orgName}</span>
      </ArtworkName>
    ),
  },
  { id: 'ads', title: 'Ads', width: 176, skeleton: 'two', render: (file) => <AdsOf file={file} /> },
  ...wideColumns(list).slice(2),
];

/** Name with everything under it, for tables that stand in pairs. */
export const narrowColumns = (list: ArtworkListName): readonly PagedColumn<ArtworkFile>[] => [
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
  {
    id: 'created',
    title: 'Created',
    sortID: 'dateCreated',
    width: 94,
    skeleton: 'two',
    render: (file) => <RelativeDate date={file.dateCreated} />,
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: 130,
    skeleton: 'none',
    render: (file) => <SmallRowActions file={file} list={list} />,
  },
];
