import { use, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { formatDay } from '../ui/format/moment';
import { useIsNarrower } from '../ui/theme/useIsNarrower';
import { Printing } from '../ui/theme/useMediaQuery';
import { insightMessages } from './insights.messages';
import { labelPlaces } from './labelPlaces';
import { formatShortDay } from './useInsightsAddress';

interface LinePlotProps {
  /** The accessible name of the plot. */
  label: string;
  /** Days in order; null: no value. */
  points: readonly { day: string; first: number | null; second?: number | null }[];
  /** Labels at the ends of the lines; without a second line, the first is filled. */
  names?: { first: string; second: string };
  /** Round values from 0 that include all points. */
  ticks: readonly number[];
  formatTick: (value: number) => string;
  /** The text of a point: '28 waiting'. */
  describe: (index: number) => string;
}

/** Pixels: the space for the left and the bottom axis. */
const axis = 48;
const margin = { top: 12, right: 10, bottom: 0, left: 0 };
const height = 196;
const axisBelow = 26;
/** Half the width of A4, because nothing is measured for printing. */
const widthOnPaper = 424;
/** Pixels of the plot from which five days are labelled, else three. */
const labelledFrom = 360;
const text = { fontSize: 12, fill: 'var(--mq-text-second)' };

/**
 * One or two lines over days. It is one tab stop with the slider role: the arrow keys, Home and End move between
 * points, whose values are announced.
 */
export function LinePlot({ label, points, names, ticks, formatTick, describe }: LinePlotProps) {
  const [active, setActive] = useState<number>();
  const hint = useId();
  const [plot, isNarrow] = useIsNarrower<HTMLDivElement>(labelledFrom);
  const width = use(Printing) ? widthOnPaper : '100%';
  const last = points.length - 1;
  const read = Math.min(active ?? last, last);
  const point = points[read];
  const top = ticks.at(-1) ?? 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = {
      ArrowLeft: read - 1,
      ArrowDown: read - 1,
      ArrowRight: read + 1,
      ArrowUp: read + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setActive(undefined);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(active === undefined && event.key !== 'Home' ? last : Math.max(0, Math.min(last, next)));
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left - axis) / Math.max(1, box.width - axis - margin.right);
    setActive(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  return (
    <div
      ref={plot}
      className="mq-line-plot"
      style={{ width }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-roledescription={insightMessages.plot}
      aria-describedby={hint}
      aria-readonly
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={read}
      aria-valuetext={point && `${formatDay(point.day)}: ${describe(read)}`}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setActive(undefined)}
      onBlur={() => setActive(undefined)}
    >
      <div aria-hidden>
        <ResponsiveContainer width={width} height={height} initialDimension={{ width: 440, height }}>
          <ComposedChart data={[...points]} margin={margin} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--mq-split)" />
            <XAxis
              dataKey="day"
              ticks={shownDays(
                points.map(({ day }) => day),
                isNarrow ? 3 : 5,
              )}
              interval={0}
              tickFormatter={formatShortDay}
              tick={<DayTick />}
              tickLine={false}
              axisLine={false}
              height={axisBelow}
            />
            <YAxis
              width={axis}
              domain={[0, top]}
              ticks={[...ticks]}
              tickFormatter={formatTick}
              tick={text}
              tickLine={false}
              axisLine={false}
              interval={0}
            />
            {names && (
              <Line
                dataKey="second"
                stroke="var(--mq-text-third)"
                strokeDasharray="5 4"
                strokeWidth={1.8}
                dot={dotOf('var(--mq-text-third)', points, 'second', active)}
                activeDot={false}
                isAnimationActive={false}
              />
            )}
            <Area
              dataKey="first"
              stroke="var(--mq-link)"
              strokeWidth={2}
              fill="var(--mq-link)"
              fillOpacity={names ? 0 : 0.12}
              dot={dotOf('var(--mq-link)', points, 'first', active ?? (names ? undefined : last))}
              activeDot={false}
              isAnimationActive={false}
            />
            {active !== undefined && point && <ReferenceLine x={point.day} stroke="var(--mq-text-third)" />}
          </ComposedChart>
        </ResponsiveContainer>
        {names && <LineNames names={names} points={points} top={top} />}
        {active !== undefined && point && (
          <div
            className="mq-plot-tip"
            style={{ left: leftOf(read, last), translate: `${String(-100 * (read / Math.max(1, last)))}% 0` }}
          >
            <span>{formatDay(point.day)}</span>
            <b>{describe(read)}</b>
          </div>
        )}
      </div>
      <VisuallyHidden id={hint}>{insightMessages.keys}</VisuallyHidden>
    </div>
  );
}

const leftOf = (index: number, last: number): string =>
  `calc(${String(axis)}px + (100% - ${String(axis + margin.right)}px) * ${String(last === 0 ? 0 : index / last)})`;

/** At most `most` of the days, always with the first and the last. */
function shownDays(days: readonly string[], most: number): string[] {
  const last = days.length - 1;
  const wanted = Math.min(most, days.length);
  return [
    ...new Set(Array.from({ length: wanted }, (_, i) => days[Math.round((i * last) / Math.max(1, wanted - 1))] ?? '')),
  ];
}

/** The labels of the first and the last day are aligned with the ends of the line. */
function DayTick({ x = 0, y = 0, payload, index, visibleTicksCount }: Partial<Record<string, never>> & TickProps) {
  const anchor = index === 0 ? 'start' : index === (visibleTicksCount ?? 0) - 1 ? 'end' : 'middle';
  return (
    <text x={x} y={Number(y) + 10} textAnchor={anchor} style={text}>
      {formatShortDay(payload?.value ?? '')}
    </text>
  );
}
interface TickProps {
  x?: number | string;
  y?: number | string;
  payload?: { value: string };
  index?: number;
  visibleTicksCount?: number;
}

type Points = LinePlotProps['points'];

/**
 * A point between gaps is drawn as a small dot, because it has no line; the active point, and the last of a single
 * line, as a large one.
 */
const dotOf =
  (colour: string, points: Points, name: 'first' | 'second', read: number | undefined) =>
  ({ cx, cy, index = 0, key }: { cx?: number; cy?: number; index?: number; key?: unknown }) => {
    const isThere = (i: number): boolean => points[i]?.[name] != null;
    const isRead = index === read;
    const isLone = !isThere(index - 1) && !isThere(index + 1);
    return isThere(index) && (isRead || isLone) && cx !== undefined && cy !== undefined ? (
      <circle
        key={String(key)}
        cx={cx}
        cy={cy}
        r={isRead ? 4.5 : 2.5}
        fill={colour}
        stroke={isRead ? 'var(--mq-container)' : 'none'}
        strokeWidth={2}
      />
    ) : (
      <g key={String(key)} />
    );
  };

/** The labels of both lines at their right ends. */
function LineNames({ names, points, top }: { names: { first: string; second: string }; points: Points; top: number }) {
  const room = height - margin.top - axisBelow;
  const places = labelPlaces(points, (value) => margin.top + room * (1 - value / top), margin.top + room);
  return (
    <>
      <span className="mq-line-name" style={{ top: places.second }}>
        {names.second}
      </span>
      <span className="mq-line-name mq-tone-link" style={{ top: places.first }}>
        {names.first}
      </span>
    </>
  );
}
