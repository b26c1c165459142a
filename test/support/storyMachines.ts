import type { AnyStateMachine, ContextFrom, StateValue } from 'xstate';
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
