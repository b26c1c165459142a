import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element is narrower than `pixels`; false until it is laid out. */
export function useIsNarrower<Element extends HTMLElement>(
  pixels: number,
): [ref: RefObject<Element | null>, isNarrower: boolean] {
  const ref = useRef<Element>(null);
  const [isNarrower, setNarrower] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => setNarrower(element.clientWidth > 0 && element.clientWidth < pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pixels]);
  return [ref, isNarrower];
}
