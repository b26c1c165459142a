import { Button } from 'antd';
import { artworkMessages } from '../artwork.messages';
import { useReviewAddress } from '../review/reviewAddress';
import type { ArtworkListName } from './artworkLists';

/** 'Review': opens review mode on one artwork of a list. */
export function ReviewButton({ fileId, fileName, list }: { fileId: string; fileName: string; list: ArtworkListName }) {
  const { open } = useReviewAddress();
  return (
    <Button
      type="link"
      size="small"
      className="mq-artwork-review"
      aria-label={`${artworkMessages.review} ${fileName}`}
      onClick={() => open({ fileId, list })}
    >
      {artworkMessages.review}
    </Button>
  );
}
