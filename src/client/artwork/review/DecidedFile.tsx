import type { ArtworkFile } from '#contract/artwork';
import { useGetFileQuery } from '../artwork.api';
import { isVideo } from '../fileFacts';
import { FirstFrame } from '../FirstFrame';
import { previewSources } from '../previewSources';

/** The name and organisation of the artwork that is being decided: 'kestrel.jpg · Kestrel Air'. */
export function DecidedName({ fileId, fileName }: { fileId: string; fileName: string }) {
  const orgName = useGetFileQuery({ params: { id: fileId } }).currentData?.file.orgName;
  return orgName ? `${fileName} · ${orgName}` : fileName;
}

/** Pixels: the largest size at which it is drawn. */
const largest = { width: 400, height: 192 };
/** Pixels: at least twice as wide as it is shown. */
const pictureWidth = 960;

/** The picture of the artwork that is being decided. */
export function DecidedPicture({ fileId }: { fileId: string }) {
  const file = useGetFileQuery({ params: { id: fileId } }).currentData?.file;
  const source = file && previewSources(file, pictureWidth).src;
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

/** Its aspect ratio, never enlarged beyond its own pixels. */
function shapeOf({ width, height }: Pick<ArtworkFile, 'width' | 'height'>) {
  if (!width || !height) return undefined;
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: width * scale, aspectRatio: `${String(width)} / ${String(height)}` };
}
