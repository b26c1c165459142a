import { PlayCircleFilled } from '@ant-design/icons';
import type { ArtworkFile } from '#contract/artwork';
import { Link } from 'react-router-dom';
import { apiAddress } from '../../api/runtime';
import { useSelectionSearch } from '../../organisations/selection';
import { campaignMessages } from '../campaigns.messages';
import { StatusWord } from '../../ui/StatusWord';

/** The campaign's artworks at their true shapes, each with its review state and a way to the review. */
export function CampaignArtworks({ artworks }: { artworks: readonly ArtworkFile[] }) {
  const search = useSelectionSearch();
  return (
    <section className="mq-card" aria-label={campaignMessages.artworks}>
      <header className="mq-card-head">
        <h2>
          {campaignMessages.artworks} <span className="mq-count">{artworks.length}</span>
        </h2>
      </header>
      {artworks.length === 0 && <p className="mq-card-empty">{campaignMessages.noArtworks}</p>}
      {artworks.length > 0 && (
        <ul className="mq-campaign-stage">
          {artworks.map((file) => (
            <li key={file._id}>
              <Link
                to={{
                  pathname: '/home',
                  search: `${search === '' ? '?' : `${search}&`}review=${encodeURIComponent(file._id)}`,
                }}
                aria-label={campaignMessages.reviewOf(file.fileName)}
              >
                {file.previewURL ? (
                  <img src={apiAddress(file.previewURL)} alt="" height={92} loading="lazy" />
                ) : (
                  <PlayCircleFilled aria-hidden />
                )}
              </Link>
              <span className="mq-ellipsis" title={file.fileName}>
                {file.fileName}
              </span>
              <StatusWord
                status={file.isPreApproved === true ? 'approved' : file.isPreApproved === false ? 'rejected' : 'notSet'}
              />
              {file.submission?.state === 'failed' && <StatusWord status="submissionFailed" />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
