import type { ArtworkFile } from '#contract/artwork';
import { useGetFileQuery } from '../artwork.api';
import { isVideo } from '../fileFacts';
import { FirstFrame } from '../FirstFrame';
import { sizedPreview } from '../sizedPreview';

/** Pixels: the largest it is drawn. */
const largest = { width: 400, height: 192 };
/** Pixels: at least twice as wide as it is shown. */
const pictureWidth = 960;

/** What is decided, as a picture: nobody approves a file name. */
export function DecidedPicture({ fileId }: { fileId: string }) {
  const file = useGetFileQuery({ params: { id: fileId } }).currentData?.file;
  const source = file && sizedPreview(file, pictureWidth);
  return (
    <div className="mq-decided-picture" aria-hidden>
      {file && source !== undefined && (
        <span className="mq-decided-art" style={shapeOf(file)}>
          {isVideo(file) ? (
            <FirstFrame file={file} width={pictureWidth} />
          ) : (
            <img src={source} alt="" decoding="async" />
          )}
        </span>
      )}
    </div>
  );
}

/** Its own shape, never larger than its pixels. */
function shapeOf({ width, height }: Pick<ArtworkFile, 'width' | 'height'>) {
  if (!width || !height) return undefined;
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: width * scale, aspectRatio: `${String(width)} / ${String(height)}` };
}
