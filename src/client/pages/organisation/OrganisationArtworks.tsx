import { Flex, Pagination } from 'antd';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { artworkMessages } from '../../artwork/artwork.messages';
import { ReviewPicture, ReviewStatus } from '../../campaigns/editor/ReviewLink';
import { organisationMessages } from './organisationPage.messages';
import { useLastPage, useTablePage } from '../../ui/table/useTableSearch';
import { listMessages } from '../../ui/ui.messages';

const pageSize = 8;

/** The organisation's artworks at their aspect ratios, each with its review state. */
export function OrganisationArtworks({ orgId }: { orgId: string }) {
  const { tableParams, goTo } = useTablePage('artworks', pageSize);
  const { page } = tableParams;
  const query = useListArtworksQuery({ query: { orgID: orgId, page, pageSize } });
  const { data, currentData, error } = query;
  useLastPage(tableParams, data?.totalFiles, goTo);
  if (error !== undefined && currentData === undefined)
    return <QueryPending what={organisationMessages.artworks} query={query} />;
  if (data?.totalFiles === 0)
    return (
      <div className="mq-card">
        <EmptyState text={artworkMessages.empty} />
      </div>
    );
  return (
    <section className="mq-card" aria-label={organisationMessages.artworks}>
      <Flex component="ul" wrap gap={24} className="mq-campaign-stage mq-stage-wrap">
        {data?.files.map((file) => (
          <li key={file._id}>
            <ReviewPicture artwork={file} height={118} />
            <ReviewStatus isPreApproved={file.isPreApproved} />
          </li>
        ))}
      </Flex>
      {data && (
        <Flex justify="space-between" align="center" gap={16} className="mq-stage-foot">
          <span>
            {listMessages.range((page - 1) * pageSize + 1, Math.min(page * pageSize, data.totalFiles), data.totalFiles)}
          </span>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={data.totalFiles}
            showSizeChanger={false}
            onChange={(next) => goTo(next)}
          />
        </Flex>
      )}
    </section>
  );
}
