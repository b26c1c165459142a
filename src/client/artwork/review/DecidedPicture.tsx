import { useGetFileQuery } from '../artwork.api';
import { sizedPreview } from '../sizedPreview';

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
