import { Button, Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { Clip } from '../../ui/display/Clip';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { ArtworkThumbnail } from '../ArtworkThumbnail';
import { formatPixels, shortFacts } from '../fileFacts';
import { useReviewAddress } from '../review/reviewAddress';
import type { ArtworkListName } from './artworkLists';
import { ReviewButton } from './ReviewButton';

interface ArtworkNameProps {
  file: ArtworkFile;
  list: ArtworkListName;
  size?: 'row' | 'small';
  /** Shows a 'Review' button beside the facts; other tables have it among their actions. */
  withReview?: boolean;
  /** Shows the organisation instead of the type beside the size. */
  withOrganisation?: boolean;
  /** More secondary lines. */
  children?: ReactNode;
}

/** The picture, which opens review mode, and the name; unread ones are bold with a dot. */
export function ArtworkName({
  file,
  list,
  size = 'row',
  withReview = false,
  withOrganisation = size === 'small',
  children,
}: ArtworkNameProps) {
  const { open } = useReviewAddress();
  return (
    <Flex component="span" gap={12} align="center" className={file.isReviewed ? 'mq-artwork' : 'mq-artwork mq-unread'}>
      <Button
        type="text"
        className="mq-plain-button mq-artwork-open"
        aria-label={`Preview of ${file.fileName}: open review mode`}
        onClick={() => open({ fileId: file._id, list })}
      >
        <ArtworkThumbnail file={file} size={size} />
      </Button>
      <span className="mq-artwork-text">
        <Tooltip title={file.fileName}>
          <span className="mq-artwork-title">
            {!file.isReviewed && <span className="mq-dot" aria-hidden />}
            <span className="mq-artwork-name mq-ellipsis">
              {!file.isReviewed && <VisuallyHidden>Unread: </VisuallyHidden>}
              {file.fileName}
            </span>
          </span>
        </Tooltip>
        <span className="mq-artwork-facts">
          <Clip className="mq-two" tip={[file.orgName, shortFacts(file)].filter(Boolean).join(' · ')}>
            {withOrganisation ? [formatPixels(file), file.orgName].filter(Boolean).join(' · ') : shortFacts(file)}
          </Clip>
          {withReview && <ReviewButton fileId={file._id} fileName={file.fileName} list={list} />}
        </span>
        {children}
      </span>
    </Flex>
  );
}
