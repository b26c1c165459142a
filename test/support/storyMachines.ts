import type { ContextFrom, AnyStateMachine, StateValue } from 'xstate';
import { transitionAction } from '../../src/client/machines/machines.slice';
import { toSerialisable } from '../../src/client/machines/serialisable';
import type { StoryParameters } from './storyAnswers';

/**
 * Stories of a machine's states, made by the console's own replay: the store gets a recorded transition into the state, so the
 * real view draws an inert copy of the machine in it, and nothing is sent. `state('saving', { draft })` is one story's parameters.
 */
export function statesOf<M extends AnyStateMachine>(name: string, id: string, machine: M, usual: ContextFrom<M>) {
  return (state: string, context: Partial<ContextFrom<M>> = {}): { parameters: StoryParameters } => {
    const value = valueOf(state);
    const key = `${name}:${id}`;
    const recorded = {
      key,
      machine: name,
      id,
      from: null,
      to: value,
      value,
      context: toSerialisable(Object.assign({}, usual, context)),
      status: 'active',
      says: `${name} ${id}: begins in ${state}`,
      seq: 1,
      run: 'story',
      event: null,
    };
    return {
      parameters: {
        machine: machine.id,
        state,
        preload: ({ dispatch }) => void dispatch(transitionAction(recorded, 'story')),
      },
    };
  };
}

/** `busy.running` as XState writes it. */
function valueOf(state: string): StateValue {
  const [outer = '', ...inner] = state.split('.');
  return inner.length === 0 ? outer : { [outer]: valueOf(inner.join('.')) };
}

type StateNode = AnyStateMachine['root'];
/** Left as soon as it is entered. */
const isTransient = (node: StateNode): boolean => node.always?.some(({ guard }) => guard === undefined) ?? false;

/** The leaf states in which a machine can rest, `busy.running` where they are nested. */
export function leafStates(machine: AnyStateMachine): string[] {
  const leaves = (node: StateNode, path: string): string[] => {
    const inner = Object.entries<StateNode>(node.states);
    if (isTransient(node)) return [];
    return inner.length === 0
      ? [path]
      : inner.flatMap(([name, child]) => leaves(child, path === '' ? name : `${path}.${name}`));
  };
  return leaves(machine.root, '');
}
