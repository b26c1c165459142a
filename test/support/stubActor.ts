import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A machine's promise actor whose answer a test or a story gives; the machine's own types say which it must be. */
export function stubActor<Reply, Input>(answer: (input: Input) => Promise<unknown>): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(({ input }) => answer(input) as Promise<Reply>); // whoever writes the test gives what the call answers
}
