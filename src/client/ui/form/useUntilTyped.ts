import { useState } from 'react';

/** Why the last text was refused, until `onChange` tells that another one is typed. */
export function useUntilTyped<Failure extends object>(failure: Failure | null | undefined) {
  const [forgotten, setForgotten] = useState<Failure | null>();
  return { refused: failure === forgotten ? undefined : (failure ?? undefined), onChange: () => setForgotten(failure) };
}
