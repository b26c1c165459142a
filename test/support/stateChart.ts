import type { AnyStateMachine } from 'xstate';

type StateNode = AnyStateMachine['root'];

export interface ChartState {
  /** `busy.running` where states are nested. */
  name: string;
  initial: boolean;
  final: boolean;
  /** Actors that run while the machine is in it. */
  runs: readonly string[];
}
export interface ChartArrow {
  from: string;
  to: string;
  /** 'decision.confirm', 'saveDecision answers', 'untilTooLate has passed'. */
  because: string;
  /** Name of the guard, '' without one. */
  only: string;
}
export interface StateChart {
  id: string;
  states: readonly ChartState[];
  arrows: readonly ChartArrow[];
}

const nameOf = (node: StateNode): string => node.path.join('.');
const leavesUnder = (node: StateNode): StateNode[] => {
  const inner = Object.values<StateNode>(node.states);
  return inner.length === 0 ? [node] : inner.flatMap(leavesUnder);
};
/** The innermost state that a transition to a nested state enters. */
const entryOf = (node: StateNode): StateNode => {
  const first = Object.keys(node.states).length > 0 ? node.initial.target[0] : undefined;
  return first === undefined ? node : entryOf(first);
};

/** What causes a transition, in words: a call that succeeds or fails, a delay, or the event's own name. */
function causeOf(event: string, node: StateNode): string {
  if (event === '') return 'at once';
  const source =
    node.invoke
      .map(({ id, src }) => ({ id, name: typeof src === 'string' ? src : id }))
      .find(({ id }) => event.endsWith(id))?.name ?? 'it';
  if (event.startsWith('xstate.done.actor')) return `${source} answers`;
  if (event.startsWith('xstate.error.actor')) return `${source} fails`;
  const after = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  return after === undefined ? event : `${after} has passed`;
}

const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string')
    return guard.type;
  return typeof guard === 'function' && guard.name !== '' && guard.name !== 'guard' ? guard.name : 'under a condition';
};

/** The machine as states and arrows, read from its definition. Arrows that stay in their state are left out. */
export function stateChart(machine: AnyStateMachine): StateChart {
  const first = entryOf(machine.root);
  const nodes = leavesUnder(machine.root);
  const states = nodes.map((node) => ({
    name: nameOf(node),
    initial: node === first,
    final: node.type === 'final',
    runs: runsIn(node),
  }));
  const arrows = nodes.flatMap((node) => arrowsFrom(node));
  return { id: machine.id, states, arrows };
}

/** Its own and those of the states around it. */
const around = (node: StateNode): StateNode[] => (node.parent === undefined ? [node] : [node, ...around(node.parent)]);
const runsIn = (node: StateNode): string[] =>
  around(node).flatMap(({ invoke }) => invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)));

/** Left as soon as it is entered. */
const isTransient = (node: StateNode): boolean => node.always?.some(({ guard }) => guard === undefined) ?? false;

/** The leaf states in which a machine can rest, `busy.running` where they are nested. */
export const leafStates = (machine: AnyStateMachine): string[] =>
  leavesUnder(machine.root)
    .filter((node) => !around(node).some(isTransient))
    .map(nameOf);

function arrowsFrom(leaf: StateNode): ChartArrow[] {
  const from = nameOf(leaf);
  const arrows = around(leaf).flatMap((node) => {
    const passing = (node.always ?? []).map((transition) => ({ event: '', transition }));
    const told = [...node.transitions].flatMap(([event, transitions]) =>
      transitions.map((transition) => ({ event, transition })),
    );
    return [...passing, ...told].flatMap(({ event, transition }) =>
      (transition.target ?? []).map((target): ChartArrow => ({
        from,
        to: nameOf(entryOf(target)),
        because: causeOf(event, node),
        only: guardName(transition.guard),
      })),
    );
  });
  const seen = new Map(arrows.filter(({ to }) => to !== from).map((arrow) => [JSON.stringify(arrow), arrow]));
  return [...seen.values()];
}

/** 'In confirming, decision.confirm leads to saving (mayBeSent).' */
export const sentenceOf = ({ from, to, because, only }: ChartArrow): string =>
  `In ${from}, ${because} leads to ${to}${only === '' ? '' : ` (${only})`}.`;
