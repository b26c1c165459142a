import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSelectionSearch } from '../../organisations/selection';
import { campaignMessages } from '../campaigns.messages';
import type { EditorArtwork } from './campaignForm';

/** A link to an artwork in review mode. `named`: the children are its accessible name. */
export function ReviewLink({
  artwork,
  named = false,
  children,
}: {
  artwork: Pick<EditorArtwork, '_id' | 'fileName'>;
  named?: boolean;
  children: ReactNode;
}) {
  const search = useSelectionSearch();
  return (
    <Link
      to={{
        pathname: '/home',
        search: `${search === '' ? '?' : `${search}&`}review=${encodeURIComponent(artwork._id)}`,
      }}
      {...(named ? {} : { 'aria-label': campaignMessages.reviewOf(artwork.fileName) })}
    >
      {children}
    </Link>
  );
}
