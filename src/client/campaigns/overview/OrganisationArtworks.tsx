import { PlayCircleFilled } from '@ant-design/icons';
import { Pagination } from 'antd';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { failureOf } from '../../api/apiError';
import { useListArtworksQuery } from '../../artwork/artwork.api';
import { previewsAt } from '../../api/previews';
import { useSelectionSearch } from '../../organisations/selection';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { artworkMessages } from '../../artwork/artwork.messages';
import { campaignMessages } from '../campaigns.messages';
import { organisationMessages } from '../organisationPage.messages';
import { failureMessages, listMessages } from '../../ui/ui.messages';
import { StatusLabel } from '../../ui/display/StatusLabel';

const pageSize = 8;
/** Pixels, as in campaignPage.css. */
const widest = 324;

/** The organisation's artworks at their aspect ratios, each with its review state. */
export function OrganisationArtworks({ orgId }: { orgId: string }) {
  const [page, setPage] = useState(1);
  const search = useSelectionSearch();
  const { data, currentData, error, refetch } = useListArtworksQuery({ query: { orgID: orgId, page, pageSize } });
  if (error !== undefined && currentData === undefined)
    return (
      <FailureAlert
        title={failureMessages.couldNotLoad(organisationMessages.artworks)}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data?.totalFiles === 0)
    return (
      <div className="mq-card">
        <EmptyState text={artworkMessages.empty} />
      </div>
    );
  return (
    <section className="mq-card" aria-label={organisationMessages.artworks}>
      <ul className="mq-campaign-stage mq-stage-wrap">
        {data?.files.map((file) => (
          <li key={file._id}>
            <Link
              to={{
                pathname: '/home',
                search: `${search === '' ? '?' : `${search}&`}review=${encodeURIComponent(file._id)}`,
              }}
              aria-label={campaignMessages.reviewOf(file.fileName)}
            >
              {file.previewURL ? (
                <img {...previewsAt(file.previewURL, widest)} alt="" height={118} loading="lazy" />
              ) : (
                <PlayCircleFilled aria-hidden />
              )}
            </Link>
            <StatusLabel
              status={file.isPreApproved === true ? 'approved' : file.isPreApproved === false ? 'rejected' : 'notSet'}
            />
          </li>
        ))}
      </ul>
      {data && (
        <div className="mq-stage-foot">
          <span>
            {listMessages.range((page - 1) * pageSize + 1, Math.min(page * pageSize, data.totalFiles), data.totalFiles)}
          </span>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={data.totalFiles}
            showSizeChanger={false}
            onChange={setPage}
          />
        </div>
      )}
    </section>
  );
}
