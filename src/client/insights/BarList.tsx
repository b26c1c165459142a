import { Flex, Progress } from 'antd';
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

/** One value as a bar, for the eye alone: its number stands beside it. `share`: from 0 to 1. */
export function ValueBar({ share, tone, hasRail = false }: { share: number; tone: BarTone; hasRail?: boolean }) {
  return (
    <span className="mq-value-bar" aria-hidden>
      <Progress
        percent={share === 0 ? 0 : Math.max(1, 100 * share)}
        showInfo={false}
        strokeColor={`var(--mq-${tone === 'quiet' ? 'text-third' : tone})`}
        {...(hasRail ? { size: [-1, 8] } : { size: [-1, 12], railColor: 'transparent', strokeLinecap: 'butt' })}
        classNames={{ track: 'mq-bar' }}
        style={{ margin: 0, lineHeight: 1 }}
      />
    </span>
  );
}

/** Counts beside bars, longest for the largest; each number links to the list it counts. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const largest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Flex component="ul" vertical className="mq-bars" aria-label={label}>
      {bars.map(({ key, label: words, name, count, tone = 'link', to }) => (
        <li key={key}>
          <span className="mq-bar-label">{words}</span>
          <ValueBar share={count / largest} tone={tone} />
          {to === undefined ? (
            <span className="mq-bar-count">{grouped(count)}</span>
          ) : (
            <Link className="mq-bar-count" to={to} aria-label={`${name}: ${grouped(count)}`}>
              {grouped(count)}
            </Link>
          )}
        </li>
      ))}
    </Flex>
  );
}
