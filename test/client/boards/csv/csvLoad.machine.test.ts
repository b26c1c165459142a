import type { EventFromLogic } from 'xstate';
import { between, enumerate } from '#test/transitions';
import { csvLoadMachine } from '../../../../src/client/boards/csv/csvLoad.machine';
import { aSummary as summary } from './readFiles';

type Event = EventFromLogic<typeof csvLoadMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of an invoked actor; views cannot send these

const failure = { status: 503, code: 'unavailable' as const, message: 'Away.' };
const counts = { created: 1, updated: 0, unchanged: 0, failed: 1 };

const events: Event[] = [
  { type: 'files.add', files: [{ id: 'f', name: 'a.csv', bytes: 40, file: new Blob() }] },
  { type: 'file.remove', id: 'f' },
  { type: 'order.choose', id: 'f', order: 'width-first' },
  { type: 'column.choose', id: 'f', position: 0, field: null },
  { type: 'reading.choose', id: 'f', reading: { headerLine: null } },
  { type: 'row.edit', id: 'f', index: 1, cells: { device_id: 'd2' } },
  { type: 'issues.fix', id: 'f', group: 'swapped lat Swap' },
  { type: 'others.agree', id: 'f', boardOwner: 'o1', agreed: true },
  { type: 'team.keep', id: 'f', keepTeam: false },
  { type: 'plan.retry' },
  { type: 'load.start' },
  { type: 'load.pause' },
  { type: 'load.cancel' },
  { type: 'load.resume' },
  { type: 'load.again' },
  { type: 'chunk.loaded', counts },
  { type: 'chunk.waits', seconds: 4, failure },
  { type: 'load.ended', counts: { ...counts, left: 0 }, failure: null, summaries: [summary] },
  { type: 'load.ended', counts: { ...counts, created: 0, left: 1 }, failure, summaries: [] },
  report({ type: 'xstate.done.actor.0.csvLoad.reading', output: { open: {}, summary } }),
  report({ type: 'xstate.error.actor.0.csvLoad.reading', error: failure }),
  report({ type: 'xstate.done.actor.0.csvLoad.changing', output: summary }),
  report({ type: 'xstate.error.actor.0.csvLoad.changing', error: failure }),
  report({ type: 'xstate.done.actor.0.csvLoad.planning', output: summary }),
  report({ type: 'xstate.error.actor.0.csvLoad.planning', error: failure }),
];
const walk = enumerate(csvLoadMachine, {
  events,
  keep: ({
    context: {
      files,
      stopping,
      waiting,
      failure: last,
      counts: { created, left },
    },
  }) => [
    files.map(({ summary: read, problem, planned, planFailure }) => [read?.key, problem, planned, planFailure?.code]),
    stopping,
    waiting,
    last?.code,
    created,
    left,
  ],
});

it('reaches its states by exactly these transitions', () => {
  expect(walk.states).toEqual(['changing', 'choosing', 'loaded', 'loading', 'paused', 'planning', 'reading']);
  expect(between(walk.transitions)).toEqual([
    'changing xstate.done.actor.0.csvLoad.changing choosing',
    'changing xstate.done.actor.0.csvLoad.changing planning',
    'changing xstate.error.actor.0.csvLoad.changing choosing',
    'choosing column.choose changing',
    'choosing files.add reading',
    'choosing issues.fix changing',
    'choosing load.start loading',
    'choosing order.choose changing',
    'choosing others.agree changing',
    'choosing plan.retry planning',
    'choosing reading.choose changing',
    'choosing row.edit changing',
    'choosing team.keep changing',
    'loaded load.again choosing',
    'loading load.ended loaded',
    'loading load.ended paused',
    'paused load.cancel loaded',
    'paused load.resume loading',
    'planning xstate.done.actor.0.csvLoad.planning choosing',
    'planning xstate.error.actor.0.csvLoad.planning choosing',
    'reading xstate.done.actor.0.csvLoad.reading planning',
    'reading xstate.error.actor.0.csvLoad.reading choosing',
  ]);
});
