import { PlayCircleFilled } from '@ant-design/icons';
import type { ArtworkFile } from '#contract/artwork';
import { isVideo } from './fileFacts';
import { FirstFrame } from './FirstFrame';
import { previewSources } from './previewSources';
import type { WithoutPoster } from './usePosterOf';
import { previewWidth } from '../api/previews';
import './thumbnail.css';

interface ArtworkThumbnailProps {
  file: Pick<ArtworkFile, 'fileURL' | 'previewURL' | 'fileFormat' | 'width' | 'height'> & WithoutPoster;
  /** The box: 88 × 52, 60 × 40, or 92 high at its true shape (the line-up). */
  size?: 'row' | 'small' | 'lineUp';
}

const LINE_UP_HEIGHT = 92;
const LINE_UP_WIDEST = 322;
/** Pixels: the widest box in a row. */
export const ROW_WIDTH = 88;

/**
 * The whole artwork, never cropped, on grey. It loads a small picture for the box's width and the screen's density; if
 * the API has none, the file itself, and of a film the first frame. Decorative: its parent has the name.
 */
export function ArtworkThumbnail({ file, size = 'row' }: ArtworkThumbnailProps) {
  const shape = size === 'lineUp' ? { height: LINE_UP_HEIGHT, width: lineUpWidth(file) } : undefined;
  const width = shape?.width ?? ROW_WIDTH;
  return (
    <span className={`mq-thumb mq-thumb-${size}`} style={shape}>
      {isVideo(file) && (!file.previewURL || file.needsPoster) ? (
        <FirstFrame file={file} width={previewWidth(width * window.devicePixelRatio)} />
      ) : (
        <img
          {...previewSources(file, width)}
          alt=""
          {...(size === 'lineUp' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          draggable={false}
        />
      )}
      {isVideo(file) && <PlayCircleFilled aria-hidden className="mq-thumb-play" />}
    </span>
  );
}

/** The width in pixels at a height of 92, limited so that a long banner fits on the strip. */
export function lineUpWidth({ width, height }: Pick<ArtworkFile, 'width' | 'height'>): number {
  if (!width || !height) return LINE_UP_HEIGHT;
  return Math.max(24, Math.min(LINE_UP_WIDEST, Math.round((width / height) * LINE_UP_HEIGHT)));
}
