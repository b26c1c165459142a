import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A promise actor whose result a test or a story provides, with the type that the machine expects. */
export function stubActor<Reply, Input>(answer: (input: Input) => Promise<unknown>): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(({ input }) => answer(input) as Promise<Reply>); // whoever writes the test gives what the call answers
}
