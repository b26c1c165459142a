import { useExtension, useProduct } from '../../api/product.api';
import { useGetFileQuery, useListBoardsOfFileQuery, useListCampaignsOfFileQuery } from '../artwork.api';
import { withdrawalMessages } from './withdrawal.messages';
import { Note } from '../../ui/feedback/Note';

/**
 * A note before a disapproval: the platform has the artwork, or may have it, and what will happen there. Nothing if it does not have
 * it.
 */
export function AtPlatformNote({ fileId }: { fileId: string }) {
  const known = useExtension('ssp-withdrawals');
  const { platform } = useProduct();
  const { currentData } = useGetFileQuery({ params: { id: fileId } }, { skip: !known });
  const isThere = currentData?.file.atPlatform === true;
  const isLive = currentData?.file.submission?.state === 'approved';
  const boards = useListBoardsOfFileQuery({ params: { id: fileId } }, { skip: !isThere });
  const campaigns = useListCampaignsOfFileQuery({ params: { id: fileId } }, { skip: !isThere });
  if (!isThere) return null;
  return (
    <Note
      type="warning"
      role="note"
      title={withdrawalMessages.noteTitle(platform, isLive)}
      description={withdrawalMessages.note(
        platform,
        isLive,
        boards.currentData?.boardIDArray.length ?? 0,
        campaigns.currentData?.campaignArray.length ?? 0,
      )}
    />
  );
}
