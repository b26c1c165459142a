import { useRef, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { sizedPreview } from './sizedPreview';

type Film = Pick<ArtworkFile, 'fileURL' | 'previewURL' | 'fileFormat'>;

/**
 * The address of a film with a time fragment, which makes every browser draw the frame at that time. Without it the
 * poster stays (for an uploaded film a placeholder of its shape), and Safari draws nothing.
 */
export const filmSource = ({ fileURL }: Pick<Film, 'fileURL'>): string => `${apiAddress(fileURL)}#t=0.001`;

/**
 * Draws a film's current frame about `width` pixels wide. In halves, each of which is the average of four pixels:
 * browsers scale a film without that, and its text comes out in steps.
 */
function drawFrame(film: HTMLVideoElement, canvas: HTMLCanvasElement, width: number): boolean {
  let [source, wide, high]: [CanvasImageSource, number, number] = [film, film.videoWidth, film.videoHeight];
  if (wide === 0) return false;
  for (let isLast = false; !isLast;) {
    isLast = wide < 2 * width;
    const target = isLast ? canvas : document.createElement('canvas');
    if (!isLast) [wide, high] = [Math.ceil(wide / 2), Math.ceil(high / 2)];
    [target.width, target.height] = [wide, high];
    const context = target.getContext('2d');
    if (!context) return false;
    context.drawImage(source, 0, 0, wide, high);
    source = target;
  }
  return true;
}

/**
 * The first frame of a film as a still picture. Until it has loaded, or if the browser cannot play the film, the API's
 * small picture.
 */
export function FirstFrame({ file, width }: { file: Film; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = filmSource(file);
  const [drawn, setDrawn] = useState<string>();
  const isDrawn = drawn === source;
  return (
    <>
      <canvas ref={canvas} hidden={!isDrawn} className={isDrawn ? 'mq-first-frame' : undefined} aria-hidden />
      {!isDrawn && (
        <video
          className="mq-first-frame"
          src={source}
          poster={sizedPreview(file, width)}
          preload="metadata"
          muted
          playsInline
          disablePictureInPicture
          aria-hidden
          onLoadedData={({ currentTarget }) => {
            if (canvas.current && drawFrame(currentTarget, canvas.current, width)) setDrawn(source);
          }}
        />
      )}
    </>
  );
}
