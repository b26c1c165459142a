export interface Size {
  width: number;
  height: number;
}

/**
 * Reports the inner size of an element without its padding, now and at each change. Returns a function that ends this.
 */
export function watchSize(element: HTMLElement, report: (size: Size) => void): () => void {
  const measure = () => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
    report({
      width: element.clientWidth - pixels(paddingLeft) - pixels(paddingRight),
      height: element.clientHeight - pixels(paddingTop) - pixels(paddingBottom),
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => observer.disconnect();
}

/** A computed length in pixels; 0 for an element that is not rendered. */
const pixels = (length: string): number => parseFloat(length) || 0;
