/** The artwork's picture under a name that higher features may import. */
export { ArtworkThumbnail as ArtworkImageBadge } from './ArtworkThumbnail';
