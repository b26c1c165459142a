import { useRef, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { drawFrame, filmSource } from './film';
import { usePosterOf, type WithoutPoster } from './usePosterOf';
import { previewSources } from './previewSources';

type Film = Pick<ArtworkFile, 'fileURL' | 'previewURL' | 'fileFormat'> & WithoutPoster;

/**
 * The first frame of a film as a still picture. Until it has loaded, or if the browser cannot play the film, the API's
 * small picture.
 */
export function FirstFrame({ file, width }: { file: Film; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = filmSource(file);
  const sendPoster = usePosterOf(file);
  const [drawn, setDrawn] = useState<string>();
  const isDrawn = drawn === source;
  return (
    <>
      <canvas ref={canvas} hidden={!isDrawn} className={isDrawn ? 'mq-first-frame' : undefined} aria-hidden />
      {!isDrawn && (
        <video
          className="mq-first-frame"
          src={source}
          poster={previewSources(file, width).src}
          preload="metadata"
          muted
          playsInline
          disablePictureInPicture
          aria-hidden
          onLoadedData={({ currentTarget }) => {
            sendPoster();
            if (canvas.current && drawFrame(currentTarget, canvas.current, width)) setDrawn(source);
          }}
        />
      )}
    </>
  );
}
