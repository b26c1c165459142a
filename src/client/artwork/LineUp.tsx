import type { ArtworkFile } from '#contract/artwork';
import { messages } from '../ui/messages';
import { ArtworkThumbnail, lineUpWidth } from './ArtworkThumbnail';
import { pixelsOf } from './fileFacts';

interface LineUpProps {
  files: readonly ArtworkFile[];
  total: number;
  onReview: (file: ArtworkFile) => void;
}

/** The narrowest a caption can be. */
const captionWidth = 76;

/** The next artworks of the queue, all of one height at their true shapes. */
export function LineUp({ files, total, onReview }: LineUpProps) {
  const rest = total - files.length;
  return (
    <section className="mq-line-up" aria-label="Next in the queue" tabIndex={0}>
      {files.map((file) => (
        <button type="button" key={file._id} aria-label={`${messages.artwork.review} ${file.fileName}, next in the queue`} onClick={() => onReview(file)}>
          <ArtworkThumbnail file={file} size="lineUp" />
          <span className="mq-ellipsis" style={{ width: Math.max(captionWidth, lineUpWidth(file)) }}>
            {pixelsOf(file) ?? ''}
          </span>
        </button>
      ))}
      {rest > 0 && (
        <p className="mq-line-up-more">
          <strong>+{rest}</strong>
          <span>in queue</span>
        </p>
      )}
    </section>
  );
}
