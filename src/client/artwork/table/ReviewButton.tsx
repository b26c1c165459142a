import { Button } from 'antd';
import { messages } from '../../ui/messages';
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
      aria-label={`${messages.artwork.review} ${fileName}`}
      onClick={() => open({ fileId, list })}
    >
      {messages.artwork.review}
    </Button>
  );
}
