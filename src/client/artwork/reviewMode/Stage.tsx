import { MinusOutlined, MoonOutlined, PlusOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Segmented, type SegmentedProps } from 'antd';
import { memo, useState, type KeyboardEvent } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../../api/runtime';
import { IconButton } from '../../ui/IconButton';
import { formatName, isVideo, pixelsOf } from '../fileFacts';
import { filmSource } from '../FirstFrame';
import { sizedPreview } from '../sizedPreview';
import { useShownScale, zoomed, type Zoom } from './zoom';

type Backdrop = 'neutral' | 'day' | 'night';

const backdrops = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'day', label: 'Day', icon: <SunOutlined aria-hidden /> },
  { value: 'night', label: 'Night', icon: <MoonOutlined aria-hidden /> },
] satisfies SegmentedProps<Backdrop>['options'];

interface StageProps {
  /** undefined while it loads. */
  file: ArtworkFile | undefined;
  /** Those that come next: already drawn, out of sight, so that they are there with the key press. */
  next: readonly ArtworkFile[];
}

/** The artwork, whole and at its own shape, before a backdrop of choice. */
export const Stage = memo(function Stage({ file, next }: StageProps) {
  const [backdrop, setBackdrop] = useState<Backdrop>('neutral');
  const [zoom, setZoom] = useState<{ of: string | undefined; zoom: Zoom }>({ of: undefined, zoom: 'fit' });
  const shownZoom = zoom.of === file?._id ? zoom.zoom : 'fit';
  const [frame, share] = useShownScale(file, shownZoom);
  const change = (way: 'in' | 'out' | 'fit') => setZoom({ of: file?._id, zoom: zoomed(shownZoom, share, way) });
  const size = file && pixelsOf(file);
  return (
    <div className={`mq-stage mq-stage-${backdrop}`}>
      <div className="mq-stage-bar">
        {size !== undefined && <span className="mq-stage-tag">{size}</span>}
        {share !== undefined && <span className="mq-stage-tag mq-not-phone">shown at {Math.round(share * 100)} %</span>}
        <span className="mq-stage-zoom" role="group" aria-label="Zoom">
          <IconButton
            size="small"
            label="Zoom out"
            icon={<MinusOutlined />}
            disabled={share === undefined}
            onClick={() => change('out')}
          />
          <IconButton
            size="small"
            label="Zoom in"
            icon={<PlusOutlined />}
            disabled={share === undefined}
            onClick={() => change('in')}
          />
          {shownZoom !== 'fit' && (
            <Button size="small" shape="round" className="mq-chip" onClick={() => change('fit')}>
              Whole
            </Button>
          )}
        </span>
        <Segmented<Backdrop>
          className="mq-end"
          aria-label="Backdrop"
          options={backdrops}
          value={backdrop}
          onChange={setBackdrop}
        />
      </div>
      <div
        ref={frame}
        className={shownZoom === 'fit' ? 'mq-hero' : 'mq-hero mq-hero-zoomed'}
        {...(shownZoom !== 'fit' && {
          tabIndex: 0,
          role: 'region',
          'aria-label': 'Zoomed artwork',
          onKeyDown: keepArrows,
        })}
      >
        {(file ? [file, ...next] : []).map((shown) => (
          <Hero
            key={shown._id}
            file={shown}
            hidden={shown !== file}
            width={shown === file && shownZoom !== 'fit' ? (file.width ?? 0) * shownZoom : undefined}
          />
        ))}
      </div>
    </div>
  );
});

/** A picture that is only loaded is still to be decoded when it is first painted, which for a large one takes longer than all else. */
function decodeAhead(picture: HTMLImageElement | null): void {
  // Fails for a broken picture, which says so when it is shown.
  if (picture !== null && 'decode' in picture) picture.decode().catch(() => undefined);
}

/** In a film and in a zoomed artwork the arrows move what is there, not the queue. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.nativeEvent.stopImmediatePropagation();
}

/** The picture or film itself. `width`: pixels on the screen when it is zoomed. */
function Hero({ file, hidden, width }: { file: ArtworkFile; hidden: boolean; width: number | undefined }) {
  const [broken, setBroken] = useState(false);
  const source = apiAddress(file.fileURL);
  const name = `${file.fileName}, ${formatName(file.fileFormat)}`;
  const shape = {
    aspectRatio: file.width && file.height ? `${String(file.width)} / ${String(file.height)}` : undefined,
    width,
  };
  const className = hidden ? 'mq-hero-art mq-hero-next' : 'mq-hero-art';
  if (broken)
    return hidden ? null : (
      <p role="alert">The browser cannot show this file. Its facts are read from the bytes by the server.</p>
    );
  if (!isVideo(file))
    return (
      <img
        {...(hidden && { ref: decodeAhead })}
        className={className}
        src={source}
        alt={hidden ? '' : name}
        style={shape}
        decoding={hidden ? 'async' : 'sync'}
        fetchPriority={hidden ? 'low' : 'high'}
        draggable={false}
        onError={() => setBroken(true)}
      />
    );
  return (
    <video
      className={className}
      src={filmSource(file)}
      poster={sizedPreview(file, 960)}
      style={shape}
      controls={!hidden}
      muted
      playsInline
      preload="metadata"
      aria-label={name}
      onKeyDown={keepArrows}
      onError={() => setBroken(true)}
    >
      <track kind="captions" />
    </video>
  );
}
