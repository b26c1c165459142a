import { MinusOutlined, MoonOutlined, PlusOutlined, ScanOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented } from 'antd';
import { memo, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { formatName } from '#contract/fileTypes';
import { apiAddress } from '../../api/runtime';
import { Kbd } from '../../ui/keyboard/Kbd';
import { IconButton } from '../../ui/display/IconButton';
import { wordMessages } from '../categories/categories.messages';
import type { Words } from '../categories/useWords';
import { WordBoxes } from '../categories/WordBoxes';
import { isVideo, formatPixels } from '../fileFacts';
import { filmSource } from '../film';
import { usePosterOf } from '../usePosterOf';
import { previewSources } from '../previewSources';
import { FilmBar, useFilm, type FilmPlayer } from './Film';
import type { StageZoom } from './useZoom';

const backdrops = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'day', label: 'Day', icon: <SunOutlined aria-hidden /> },
  { value: 'night', label: 'Night', icon: <MoonOutlined aria-hidden /> },
] as const;
type Backdrop = (typeof backdrops)[number]['value'];

interface StageProps {
  /** undefined while it loads. */
  file: ArtworkFile | undefined;
  /** The next artworks, rendered invisibly so that they appear at once at the key press. */
  next: readonly ArtworkFile[];
  zoom: StageZoom;
  words?: Words | undefined;
}

/** The whole artwork at its aspect ratio, on a selectable backdrop. */
export const Stage = memo(function Stage({ file, next, zoom, words }: StageProps) {
  const [backdrop, setBackdrop] = useState<Backdrop>('neutral');
  const film = useFilm();
  const { frame, drag, scale, isZoomed, step } = zoom;
  const size = file && formatPixels(file);
  return (
    <Flex vertical className={`mq-stage mq-stage-${backdrop}`}>
      <Flex wrap align="center" gap={8} className="mq-stage-bar">
        {size !== undefined && <span className="mq-stage-tag">{size}</span>}
        {scale !== undefined && <span className="mq-stage-tag mq-not-phone">shown at {Math.round(scale * 100)} %</span>}
        <Flex component="span" align="center" gap={4} className="mq-stage-zoom" role="group" aria-label="Zoom">
          <IconButton
            size="small"
            label="Zoom out"
            icon={<MinusOutlined />}
            disabled={scale === undefined}
            onClick={() => step('out')}
          />
          <IconButton
            size="small"
            label="Zoom in"
            icon={<PlusOutlined />}
            disabled={scale === undefined}
            onClick={() => step('in')}
          />
          {isZoomed && (
            <Button size="small" type="text" onClick={() => step('fit')}>
              Whole
            </Button>
          )}
        </Flex>
        {words && words.words.length > 0 && (
          <Button
            className={words.isShown ? 'mq-end mq-words-shown' : 'mq-end'}
            icon={<ScanOutlined aria-hidden />}
            aria-pressed={words.isShown}
            aria-keyshortcuts="w"
            onClick={words.toggle}
          >
            {wordMessages.show} <Kbd>W</Kbd>
          </Button>
        )}
        <Segmented
          className={words?.words.length ? 'mq-backdrops' : 'mq-backdrops mq-end'}
          aria-label="Backdrop"
          options={[...backdrops]}
          value={backdrop}
          onChange={setBackdrop}
        />
      </Flex>
      <Flex
        ref={frame}
        align="center"
        justify="center"
        className={isZoomed ? 'mq-hero mq-hero-zoomed' : 'mq-hero'}
        {...(isZoomed && { tabIndex: 0, role: 'region', 'aria-label': 'Zoomed artwork', ...drag })}
      >
        {(file ? [file, ...next.filter(({ _id }) => _id !== file._id)] : []).map((shown) => (
          <Hero key={shown._id} file={shown} scale={scale} {...(shown === file ? { film, words } : { hidden: true })} />
        ))}
      </Flex>
      {file && isVideo(file) && <FilmBar film={film} />}
    </Flex>
  );
});

/** Decodes a loaded picture in advance; for a large one this is the slowest part of the first paint. */
function decodeAhead(picture: HTMLImageElement | null): void {
  // Rejects for a broken picture, which shows an error when it is displayed.
  if (picture !== null && 'decode' in picture) picture.decode().catch(() => undefined);
}

interface HeroProps {
  file: ArtworkFile;
  hidden?: boolean;
  /** Screen pixels for each pixel of the shown artwork; undefined: as large as fits the frame. */
  scale: number | undefined;
  /** The player, if the artwork is a film. */
  film?: FilmPlayer;
  words?: Words | undefined;
}

/** The picture or film itself. */
function Hero({ file, hidden = false, scale, film, words }: HeroProps) {
  const [broken, setBroken] = useState(false);
  const sendPoster = usePosterOf(file);
  const name = `${file.fileName}, ${formatName(file.fileFormat)}`;
  const { width, height } = file;
  const style =
    width && height
      ? {
          aspectRatio: `${String(width)} / ${String(height)}`,
          ...(!hidden && scale !== undefined && { width: width * scale, height: height * scale }),
        }
      : {};
  const shared = {
    className: hidden ? 'mq-hero-art mq-hero-next' : 'mq-hero-art',
    style,
    onError: () => setBroken(true),
  };
  if (broken)
    return hidden ? null : (
      <p role="alert">The browser cannot show this file. Its facts are read from the bytes by the server.</p>
    );
  if (isVideo(file))
    return (
      <video
        {...shared}
        {...film?.video}
        src={filmSource(file)}
        onLoadedData={sendPoster}
        poster={previewSources(file, 960).src}
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={name}
      />
    );
  return (
    <span className={shared.className} style={style}>
      <img
        className="mq-hero-picture"
        {...(hidden && { ref: decodeAhead })}
        src={apiAddress(file.fileURL)}
        alt={hidden ? '' : name}
        decoding={hidden ? 'async' : 'sync'}
        fetchPriority={hidden ? 'low' : 'high'}
        draggable={false}
        onError={shared.onError}
      />
      {words && <WordBoxes words={words} />}
    </span>
  );
}
