import { use } from 'react';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../ui/format/moment';
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
/** The most days that are labelled; on a narrow plot fewer fit. */
const labelledDays = 5;
const text = { fontSize: 12, fill: 'var(--mq-text-second)' };
const bigDot = { r: 4.5, stroke: 'var(--mq-container)', strokeWidth: 2 };

/** One or two lines over days. It is one tab stop: the arrow keys move between points, whose values are announced. */
export function LinePlot({ label, points, names, ticks, formatTick, describe }: LinePlotProps) {
  const width = use(Printing) ? widthOnPaper : '100%';
  const top = ticks.at(-1) ?? 1;
  const days = points.map(({ day }) => day);
  return (
    <div className="mq-line-plot" style={{ width }}>
      <ResponsiveContainer width={width} height={height} initialDimension={{ width: 440, height }}>
        <ComposedChart
          data={[...points]}
          margin={margin}
          aria-label={`${label}. ${insightMessages.keys}`}
          aria-roledescription={insightMessages.plot}
        >
          <CartesianGrid vertical={false} stroke="var(--mq-split)" />
          <XAxis
            dataKey="day"
            ticks={shownDays(days)}
            interval="preserveStartEnd"
            minTickGap={8}
            tickFormatter={formatShortDay}
            tick={text}
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
          <Tooltip
            filterNull={false}
            isAnimationActive={false}
            position={{ y: 4 }}
            cursor={{ stroke: 'var(--mq-text-third)' }}
            content={({ active, label: day }) =>
              active && typeof day === 'string' ? (
                <div className="mq-plot-tip" role="status">
                  <span>{formatDay(day)}</span> <b>{describe(days.indexOf(day))}</b>
                </div>
              ) : null
            }
          />
          {names && (
            <Line
              dataKey="second"
              stroke="var(--mq-text-third)"
              strokeDasharray="5 4"
              strokeWidth={1.8}
              dot={dotOf('var(--mq-text-third)', points, 'second')}
              activeDot={bigDot}
              isAnimationActive={false}
            />
          )}
          <Area
            dataKey="first"
            stroke="var(--mq-link)"
            strokeWidth={2}
            fill="var(--mq-link)"
            fillOpacity={names ? 0 : 0.12}
            dot={dotOf('var(--mq-link)', points, 'first', names ? undefined : points.length - 1)}
            activeDot={bigDot}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      {names && <LineNames names={names} points={points} top={top} />}
    </div>
  );
}

/** Some of the days, always with the first and the last. */
function shownDays(days: readonly string[]): string[] {
  const last = days.length - 1;
  const steps = Math.min(labelledDays, days.length) - 1;
  return [
    ...new Set(Array.from({ length: steps + 1 }, (_, i) => days[Math.round((i * last) / Math.max(1, steps))] ?? '')),
  ];
}

type Points = LinePlotProps['points'];

/** A point between gaps is drawn as a small dot, because it has no line; the point `big` as a large one. */
const dotOf =
  (colour: string, points: Points, name: 'first' | 'second', big?: number) =>
  ({ cx, cy, index = 0, key }: { cx?: number; cy?: number; index?: number; key?: unknown }) => {
    const isThere = (i: number): boolean => points[i]?.[name] != null;
    const isLone = !isThere(index - 1) && !isThere(index + 1);
    if (!isThere(index) || !(index === big || isLone)) return <g key={String(key)} />;
    return <circle key={String(key)} cx={cx} cy={cy} fill={colour} {...(index === big ? bigDot : { r: 2.5 })} />;
  };

/** The labels of both lines at their right ends. */
function LineNames({ names, points, top }: { names: { first: string; second: string }; points: Points; top: number }) {
  const room = height - margin.top - axisBelow;
  const places = labelPlaces(points, (value) => margin.top + room * (1 - value / top), margin.top + room);
  return (
    <>
      <span className="mq-line-name mq-tone-neutral" style={{ top: places.second }} aria-hidden>
        {names.second}
      </span>
      <span className="mq-line-name mq-tone-link" style={{ top: places.first }} aria-hidden>
        {names.first}
      </span>
    </>
  );
}
