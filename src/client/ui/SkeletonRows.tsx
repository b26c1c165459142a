import { messages } from './messages';
import { VisuallyHidden } from './VisuallyHidden';

export interface SkeletonColumn {
  /** The header's words, so that the header does not jump in later. */
  title?: string | undefined;
  /** Pixels; columns without one share what is left. */
  width?: number | undefined;
  skeleton?: 'one' | 'two' | 'picture' | 'round' | 'tick' | 'none' | undefined;
}

interface SkeletonRowsProps {
  /** What is being loaded, for screen readers: 'boards'. */
  what: string;
  columns: readonly SkeletonColumn[];
  rows?: number;
  /** Until it is drawn the space is kept, so that nothing jumps. */
  drawn?: boolean;
}

/** Pixels of the column of tick boxes. */
export const TICK_WIDTH = 44;

const LENGTHS = ['78%', '62%', '70%', '54%', '66%'] as const;

function Bars({ skeleton = 'one', row }: { skeleton?: SkeletonColumn['skeleton']; row: number }) {
  const width = LENGTHS[row % LENGTHS.length];
  if (skeleton === 'none') return null;
  if (skeleton === 'round' || skeleton === 'tick') return <span className={`mq-bone mq-bone-${skeleton}`} />;
  const lines = (
    <span className="mq-bone-lines">
      <span className="mq-bone" style={{ width }} />
      {skeleton !== 'one' && <span className="mq-bone mq-bone-short" />}
    </span>
  );
  if (skeleton !== 'picture') return lines;
  return (
    <>
      <span className="mq-bone mq-bone-picture" />
      {lines}
    </>
  );
}

/** Grey rows as wide as the real columns; announced once, never read out. */
export function SkeletonRows({ what, columns, rows = 5, drawn = true }: SkeletonRowsProps) {
  const template = columns
    .map(({ width }) => (width === undefined ? 'minmax(0, 1fr)' : `${String(width)}px`))
    .join(' ');
  return (
    <div role="status" aria-busy="true" className={drawn ? 'mq-skeleton' : 'mq-skeleton mq-skeleton-unseen'}>
      {drawn && <VisuallyHidden>{messages.list.loading(what)}</VisuallyHidden>}
      <div aria-hidden="true">
        {columns.some(({ title }) => title !== undefined) && (
          <div className="mq-skeleton-row mq-skeleton-head" style={{ gridTemplateColumns: template }}>
            {columns.map(({ title }, column) => (
              <span key={column} className="mq-skeleton-cell">
                {title}
              </span>
            ))}
          </div>
        )}
        {Array.from({ length: rows }, (_unused, row) => (
          <div key={row} className="mq-skeleton-row" style={{ gridTemplateColumns: template }}>
            {columns.map(({ skeleton }, column) => (
              <span key={column} className="mq-skeleton-cell">
                <Bars skeleton={skeleton} row={row} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
