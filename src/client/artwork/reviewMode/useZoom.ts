import { useCallback, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { ArtworkFile } from '#contract/artwork';
import { watchSize, type Size } from '../watchSize';

/** 'fit' shows the whole; a number is screen pixels for each pixel of the artwork. */
type ZoomLevel = 'fit' | number;
type ZoomStep = 'in' | 'out' | 'fit';

const steps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4] as const;
const smallest = steps[0];
const largest = 4;

/** The next zoom level; `scale` is the scale of 'fit'. */
export function zoomed(level: ZoomLevel, scale: number | undefined, step: ZoomStep): ZoomLevel {
  const now = level === 'fit' ? scale : level;
  if (step === 'fit' || now === undefined) return 'fit';
  if (step === 'in') return steps.find((each) => each > now + 0.001) ?? largest;
  return steps.findLast((each) => each < now - 0.001) ?? smallest;
}

/** The scale at which the whole artwork fits into a frame, at most 2. */
export function fitScale(art: Size, frame: Size): number {
  return Math.min(frame.width / art.width, frame.height / art.height, 2);
}

export interface StageZoom {
  /** A ref for the element that shows the artwork, and scrolls it if it is larger. */
  frame: (element: HTMLElement | null) => (() => void) | undefined;
  /** Screen pixels for each pixel of the artwork; undefined until both sizes are known. */
  scale: number | undefined;
  /** Whether the reviewer has chosen a zoom other than 'fit'. */
  isZoomed: boolean;
  step: (step: ZoomStep) => void;
  /** Screen pixels. */
  pan: (right: number, down: number) => void;
  /** Handlers that pan with the pressed pointer; touch scrolls natively. */
  drag: { onPointerDown: (event: PointerEvent) => void; onPointerMove: (event: PointerEvent) => void };
}

/** Zoom and position of the artwork on the stage. Each artwork starts with 'fit'. */
export function useZoom(file: Pick<ArtworkFile, '_id' | 'width' | 'height'> | undefined): StageZoom {
  const [chosen, setChosen] = useState<{ of: string | undefined; level: ZoomLevel }>({ of: undefined, level: 'fit' });
  const level = chosen.of === file?._id ? chosen.level : 'fit';
  const element = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>();
  const frame = useCallback((next: HTMLElement | null) => {
    element.current = next;
    return next ? watchSize(next, setSize) : undefined;
  }, []);
  const art = file?.width && file.height ? { width: file.width, height: file.height } : undefined;
  const fit = art && size && size.width > 0 && size.height > 0 ? fitScale(art, size) : undefined;
  const scale = level === 'fit' ? fit : level;

  // Keeps the centre of the visible part in place.
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown || level === 'fit') return;
    shown.scrollLeft = middle.current.x * shown.scrollWidth - shown.clientWidth / 2;
    shown.scrollTop = middle.current.y * shown.scrollHeight - shown.clientHeight / 2;
  }, [level]);

  const id = file?._id;
  const step = useCallback(
    (way: ZoomStep) => {
      const shown = element.current;
      middle.current =
        shown && level !== 'fit'
          ? {
              x: (shown.scrollLeft + shown.clientWidth / 2) / shown.scrollWidth,
              y: (shown.scrollTop + shown.clientHeight / 2) / shown.scrollHeight,
            }
          : { x: 0.5, y: 0.5 };
      setChosen({ of: id, level: zoomed(level, scale, way) });
    },
    [id, level, scale],
  );
  const pan = useCallback((right: number, down: number) => {
    const shown = element.current;
    if (!shown) return;
    shown.scrollLeft += right;
    shown.scrollTop += down;
  }, []);
  const drag = useMemo(
    () => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pan(-event.movementX, -event.movementY);
      },
    }),
    [pan],
  );
  return useMemo(
    () => ({ frame, scale, isZoomed: level !== 'fit', step, pan, drag }),
    [frame, scale, level, step, pan, drag],
  );
}
