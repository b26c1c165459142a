import type { CSSProperties } from 'react';

/**
 * The width below which a table scrolls inside its card, for PagedTable.css. antd's `scroll.x` would do the same with a hidden row
 * that measures the columns; it repeats the headers there, the tick box among them, which assistive technology must not meet twice.
 */
export const tableWidth = (pixels: number): CSSProperties =>
  // React's types know no custom properties.
  ({ '--mq-table-width': `${String(pixels)}px` }) as CSSProperties;
