import { Button, Flex } from 'antd';
import { useCallback, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { artworkMessages, needMessages } from '../../artwork/artwork.messages';
import { NeedLabel } from '../../artwork/NeedLabel';
import { useIsPhone } from '../../ui/theme/useMediaQuery';
import { ArtworkThumbnail, lineUpWidth } from '../../artwork/ArtworkThumbnail';
import { formatPixels } from '../../artwork/fileFacts';
import { watchSize } from '../../artwork/watchSize';

interface LineUpProps {
  /** The first of the queue; those that do not fit on the strip are counted. */
  files: readonly ArtworkFile[];
  total: number;
  onReview: (file: ArtworkFile) => void;
}

/** Pixels: the smallest width of a caption, the gap between two artworks, and the width of '+28 in queue'. */
const captionWidth = 144;
const gap = 16;
const restWidth = 72;

const slotWidth = (file: ArtworkFile): number => Math.max(captionWidth, lineUpWidth(file));

/** How many of the first artworks fit on a strip of `width` pixels beside the count of the rest. */
export function fitting(files: readonly ArtworkFile[], width: number, total: number): number {
  let used = 0;
  for (const [index, file] of files.entries()) {
    used += slotWidth(file) + (index > 0 ? gap : 0);
    const rest = index + 1 < total ? gap + restWidth : 0;
    if (used + rest > width) return Math.max(1, index);
  }
  return files.length;
}

/** The next artworks of the queue, all of one height at their true shapes. On a phone the strip scrolls. */
export function LineUp({ files, total, onReview }: LineUpProps) {
  const [width, setWidth] = useState(window.innerWidth);
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? watchSize(element, (size) => setWidth(size.width)) : undefined),
    [],
  );
  const isPhone = useIsPhone();
  const shown = isPhone || !width ? files : files.slice(0, fitting(files, width, total));
  const rest = total - shown.length;
  return (
    <section ref={ref} className="mq-line-up" aria-label="Next in the queue" {...(isPhone && { tabIndex: 0 })}>
      {shown.map((file) => (
        <Button type="text" className="mq-plain-button" key={file._id} onClick={() => onReview(file)}>
          <ArtworkThumbnail file={file} size="lineUp" />
          <span className="mq-sr">{`${artworkMessages.review} ${file.fileName}, next in the queue, `}</span>
          <span className="mq-ellipsis" style={{ width: slotWidth(file) }}>
            <NeedLabel file={file} none={file.campaigns ? needMessages.noLiveCampaign : needMessages.noCampaign} />
            <span className="mq-line-up-pixels">{formatPixels(file) ?? ''}</span>
          </span>
        </Button>
      ))}
      {rest > 0 && (
        <Flex component="p" vertical align="flex-end" className="mq-line-up-more">
          <strong>+{rest}</strong>
          <span>in queue</span>
        </Flex>
      )}
    </section>
  );
}
