import { numberIn } from './boardNumbers';
import type { BoardValues } from './boardValues';

/** The board's aspect ratio, from its two resolutions. */
export function BoardShape({ values }: { values: Pick<BoardValues, 'height' | 'width'> }) {
  const [height, width] = [numberIn('height', values.height), numberIn('width', values.width)];
  if (!(height > 0 && width > 0)) return null;
  const ratio = width / height;
  const scale =
    ratio > 1.6 ? { width: 136, height: Math.max(3, 136 / ratio) } : { width: Math.max(3, 86 * ratio), height: 86 };
  return (
    <figure className="mq-board-shape">
      <div style={scale} />
      <figcaption>{`${String(width)} × ${String(height)} px · ${ratio >= 1 ? `${ratio.toFixed(2)} : 1` : `1 : ${(1 / ratio).toFixed(2)}`}`}</figcaption>
    </figure>
  );
}
