import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons';
import { Flex, Slider } from 'antd';
import { useCallback, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { IconButton } from '../../ui/display/IconButton';
import { useReducedMotion } from '../../ui/theme/useMediaQuery';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

export interface FilmPlayer {
  playing: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** For the video element of the shown film; it plays from the moment it is attached. */
  video: {
    ref: (video: HTMLVideoElement | null) => (() => void) | undefined;
    onPlay: (event: VideoEvent) => void;
    onPause: (event: VideoEvent) => void;
    onLoadedMetadata: (event: VideoEvent) => void;
    onTimeUpdate: (event: VideoEvent) => void;
  };
}

const stateOf = ({ paused, currentTime, duration }: HTMLVideoElement) => ({
  playing: !paused,
  position: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
});

/** Plays a film muted, as boards do. If the user prefers reduced motion, it starts only with its button. */
export function useFilm(): FilmPlayer {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState({ playing: false, position: 0, duration: 0 });
  const still = useReducedMotion();
  const read = useCallback(({ currentTarget }: VideoEvent) => setState(stateOf(currentTarget)), []);
  const ref = useCallback(
    (video: HTMLVideoElement | null) => {
      film.current = video;
      if (!video) return undefined;
      setState(stateOf(video));
      if (!still) play(video);
      return () => {
        film.current = null;
        video.pause();
      };
    },
    [still],
  );
  return useMemo(
    () => ({
      ...state,
      toggle: () => {
        if (film.current?.paused) play(film.current);
        else film.current?.pause();
      },
      seek: (seconds) => {
        if (film.current) film.current.currentTime = seconds;
      },
      video: { ref, onPlay: read, onPause: read, onLoadedMetadata: read, onTimeUpdate: read },
    }),
    [state, ref, read],
  );
}

/** A browser may refuse, for example to save power: the film then waits for its button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** The controls of the film, below it so that they do not cover the artwork. */
export function FilmBar({ film: { playing, position, duration, toggle, seek } }: { film: FilmPlayer }) {
  useShortcuts([
    { id: 'review.play', keys: 'space', label: 'Play or pause the video', group: 'Review mode', run: toggle },
  ]);
  return (
    <Flex align="center" gap={8} className="mq-film-bar" role="group" aria-label="Film">
      <IconButton
        size="small"
        label={playing ? 'Pause (Space)' : 'Play (Space)'}
        icon={playing ? <PauseOutlined /> : <CaretRightOutlined />}
        onClick={toggle}
      />
      <Slider
        style={{ flex: 1, margin: '0 6px' }}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(position, duration)}
        disabled={duration === 0}
        tooltip={{ formatter: null }}
        ariaLabelForHandle="Position in the film"
        onChange={seek}
      />
      <span className="mq-film-time">
        {position.toFixed(1)} / {duration.toFixed(1)} s
      </span>
    </Flex>
  );
}
