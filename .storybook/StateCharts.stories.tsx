import type { Meta, StoryObj } from '@storybook/react-webpack5';
import './guide.css';
import { sentenceOf, stateChart } from '#test/stateChart';
import type { StateChart } from '#test/stateChart';
import { reviewMachine } from '../src/client/artwork/review/review.machine';
import { undoMachine } from '../src/client/artwork/review/undo.machine';
import { uploadMachine } from '../src/client/upload/upload.machine';
import { csvLoadMachine } from '../src/client/boards/csv/csvLoad.machine';
import { recordSaveMachine } from '../src/client/save/recordSave.machine';
import { loginMachine } from '../src/client/session/login.machine';
import { secondFactorMachine } from '../src/client/session/profile/secondFactor.machine';
import { bulkRunMachine } from '../src/client/bulk/bulkRun.machine';

const machines = [
  reviewMachine,
  undoMachine,
  recordSaveMachine,
  csvLoadMachine,
  uploadMachine,
  bulkRunMachine,
  loginMachine,
  secondFactorMachine,
];

/** Pixels: one row per state; an arrow curves out by `bow` for each row that it spans. */
const [row, left, boxWidth, boxHeight, bow] = [56, 130, 150, 34, 22];
const middleOf = (at: number): number => 28 + at * row;

/** States in one column; downward arrows curve on the right, upward ones on the left. One arrow per pair of states. */
function Drawing({ chart }: { chart: StateChart }) {
  const at = (name: string): number => chart.states.findIndex((state) => state.name === name);
  const pairs = [
    ...new Map(chart.arrows.map(({ from, to }) => [`${from} ${to}`, [at(from), at(to)] as const])).values(),
  ];
  const height = chart.states.length * row + 8;
  return (
    <svg
      viewBox={`0 0 ${String(left + boxWidth + 140)} ${String(height)}`}
      width={left + boxWidth + 140}
      height={height}
      role="img"
      aria-label={`${chart.id}: ${String(chart.states.length)} states; the list beside it says the same in words`}
    >
      <defs>
        <marker
          id={`tip-${chart.id}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0l8 4-8 4z" fill="var(--mq-link)" />
        </marker>
      </defs>
      {pairs.map(([from, to]) => {
        const down = to > from;
        const x = down ? left + boxWidth : left;
        const out = x + (down ? 1 : -1) * (10 + Math.min(5, Math.abs(to - from)) * bow);
        const [y, end] = [middleOf(from) + (down ? 6 : -6), middleOf(to) + (down ? -6 : 6)];
        return (
          <path
            key={`${String(from)} ${String(to)}`}
            d={`M${String(x)} ${String(y)}C${String(out)} ${String(y)} ${String(out)} ${String(end)} ${String(x)} ${String(end)}`}
            fill="none"
            stroke="var(--mq-link)"
            strokeWidth="1.5"
            markerEnd={`url(#tip-${chart.id})`}
          />
        );
      })}
      {chart.states.map(({ name, initial, final, runs }, index) => (
        <g key={name}>
          <rect
            x={left}
            y={middleOf(index) - boxHeight / 2}
            width={boxWidth}
            height={boxHeight}
            rx="6"
            fill={runs.length > 0 ? 'var(--mq-primary-bg)' : 'var(--mq-container)'}
            stroke="var(--mq-control)"
            strokeWidth={initial || final ? 2.5 : 1}
          />
          <text x={left + boxWidth / 2} y={middleOf(index) + 5} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Every machine of the console, drawn from its definition. */
function StateCharts() {
  return (
    <main className="mq-guide" style={{ maxWidth: 1200 }}>
      <h1>State charts</h1>
      <p>
        Drawn from the machines themselves. A filled state waits for a call and cannot be left by the person; the thick
        edge is where a machine begins or ends.
      </p>
      {machines.map(stateChart).map((chart) => (
        <section key={chart.id} aria-labelledby={`chart-${chart.id}`}>
          <h2 id={`chart-${chart.id}`}>{chart.id}</h2>
          <div className="mq-chart">
            <Drawing chart={chart} />
            <ul>
              {chart.arrows.map((arrow) => (
                <li key={sentenceOf(arrow)}>{sentenceOf(arrow)}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </main>
  );
}

const meta = {
  title: 'State charts',
  component: StateCharts,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StateCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'State charts' };
