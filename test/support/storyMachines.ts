import type { ContextFrom, AnyStateMachine, StateValue } from 'xstate';
import type { StoryParameters } from './storyAnswers';

/**
 * Stories of a machine's states: the real view's actor starts in the state, without its calls.
 * `state('saving', { draft })` is one story's parameters.
 */
export function statesOf<M extends AnyStateMachine>(name: string, id: string, machine: M, usual: ContextFrom<M>) {
  return (state: string, context: Partial<ContextFrom<M>> = {}): { parameters: StoryParameters } => ({
    parameters: {
      machine: machine.id,
      state,
      startStates: { [`${name}:${id}`]: { value: valueOf(state), context: Object.assign({}, usual, context) } },
    },
  });
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
