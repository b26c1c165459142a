import { PlayCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArtworkFile } from '#contract/artwork';
import { previewsAt } from '../../api/previews';
import { searchWith, useSelectionSearch } from '../../organisations/selection';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { campaignMessages } from '../campaigns.messages';

/** Pixels, as in campaignPage.css. */
const widest = 324;

interface ReviewLinkProps {
  artwork: Pick<ArtworkFile, '_id' | 'fileName'>;
  /** Its accessible name, unless the children are. */
  label?: string;
  children: ReactNode;
}

/** A link to an artwork in review mode. */
export function ReviewLink({ artwork, label, children }: ReviewLinkProps) {
  const search = useSelectionSearch();
  return (
    <Link
      to={{ pathname: '/home', search: searchWith(search, `review=${encodeURIComponent(artwork._id)}`) }}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

/** The picture of an artwork at its aspect ratio, which opens it in review mode. `height`: pixels. */
export const ReviewPicture = ({ artwork, height }: { artwork: ArtworkFile; height: number }) => (
  <ReviewLink artwork={artwork} label={campaignMessages.reviewOf(artwork.fileName)}>
    {artwork.previewURL ? (
      <img {...previewsAt(artwork.previewURL, widest)} alt="" height={height} loading="lazy" />
    ) : (
      <PlayCircleFilled aria-hidden />
    )}
  </ReviewLink>
);

/** Whether an artwork is approved. */
export const ReviewStatus = ({ isPreApproved }: Pick<ArtworkFile, 'isPreApproved'>) => (
  <StatusLabel status={isPreApproved === true ? 'approved' : isPreApproved === false ? 'rejected' : 'notSet'} />
);
