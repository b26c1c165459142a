import { useCallback, useState } from 'react';
import type { ArtworkFile } from '#contract/artwork';

/** 'fit' shows the whole; a number is screen pixels for each pixel of the artwork. */
export type Zoom = 'fit' | number;

const steps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4] as const;
const smallest = steps[0];
const largest = 4;

/** The next step from what is shown now; `share` is what 'fit' comes to. */
export function zoomed(zoom: Zoom, share: number | undefined, way: 'in' | 'out' | 'fit'): Zoom {
  const now = zoom === 'fit' ? share : zoom;
  if (way === 'fit' || now === undefined) return 'fit';
  if (way === 'in') return steps.find((step) => step > now + 0.001) ?? largest;
  return steps.findLast((step) => step < now - 0.001) ?? smallest;
}

/** How large the whole artwork is in a frame, never enlarged beyond its pixels' double. Pixels. */
export function fitShare(art: { width: number; height: number }, frame: { width: number; height: number }): number {
  return Math.min(frame.width / art.width, frame.height / art.height, 2);
}

/** Measures the frame; answers its ref and the share of the artwork's own size at which it is shown. */
export function useShownScale(
  file: Pick<ArtworkFile, 'width' | 'height'> | undefined,
  zoom: Zoom,
): [ref: (frame: HTMLElement | null) => (() => void) | undefined, share: number | undefined] {
  const [frame, setFrame] = useState<{ width: number; height: number }>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      setFrame({
        width: element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        height: element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  if (!file?.width || !file.height) return [ref, undefined];
  if (zoom !== 'fit') return [ref, zoom];
  return [
    ref,
    frame && frame.width > 0 && frame.height > 0
      ? fitShare({ width: file.width, height: file.height }, frame)
      : undefined,
  ];
}
