import { useExtension } from '../../api/product.api';
import { useGetFileFitQuery, useGetFileQuery } from '../artwork.api';
import { artworkMessages } from '../artwork.messages';
import { sizedPreview } from '../sizedPreview';
import { approveLabel } from '../reviewMode/useApproveLabel';

/** Pixels: twice as wide as it is shown. */
const pictureWidth = 960;

/** What is decided, as a picture: nobody approves a file name. */
export function DecidedPicture({ fileId }: { fileId: string }) {
  const { currentData } = useGetFileQuery({ params: { id: fileId } });
  const source = currentData && sizedPreview(currentData.file, pictureWidth);
  return (
    <div className="mq-decided-picture" aria-hidden>
      {source !== undefined && <img src={source} alt="" decoding="async" />}
    </div>
  );
}

/** 'Approve. 3 boards do not fit' where they do not; 'Approve' where all fit, or it is not known. */
export function useApprovalText(fileId: string): string {
  const hasFit = useExtension('file-fit');
  const { currentData } = useGetFileFitQuery({ params: { id: fileId } }, { skip: !hasFit });
  return currentData ? approveLabel(currentData.fits) : artworkMessages.approve;
}
