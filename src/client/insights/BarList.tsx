import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '../ui/format/grouped';

export type BarTone = 'link' | 'success' | 'error' | 'warning' | 'quiet';

export interface Bar {
  key: string;
  label: ReactNode;
  /** The label as text, for the link's accessible name. */
  name: string;
  count: number;
  tone?: BarTone;
  /** Link to the list that it counts; without one it is only a number. */
  to?: string | undefined;
}

/** Counts beside bars, longest for the largest; each number links to the list it counts. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const largest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="mq-bars" aria-label={label}>
      {bars.map(({ key, label: words, name, count, tone = 'link', to }) => (
        <li key={key}>
          <span className="mq-bar-label">{words}</span>
          <span className="mq-bar-track" aria-hidden>
            <i className={`mq-bar mq-bar-${tone}`} style={{ width: `${String((100 * count) / largest)}%` }} />
          </span>
          {to === undefined ? (
            <span className="mq-bar-count">{grouped(count)}</span>
          ) : (
            <Link className="mq-bar-count" to={to} aria-label={`${name}: ${grouped(count)}`}>
              {grouped(count)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
