import { useEffect, useState } from 'react';
import type { RemoteFile } from './openFile';
import type { Sheet } from './sheet/sheet';

type Answers = Pick<Sheet, 'samples' | 'texts' | 'points' | 'view'>;
type Ask<Name extends keyof Answers> = (...given: Parameters<Answers[Name]>) => Promise<ReturnType<Answers[Name]>>;

/**
 * What the sheet's function of this name answers about an open file. It stays in the component: no row of a file enters
 * the store. Undefined until it is there; without a file nothing is asked. It is asked again when the arguments change,
 * or the file's summary, or the number of rows with a result from the server.
 */
export function useFromSheet<Name extends keyof Answers>(
  open: RemoteFile | undefined,
  name: Name,
  given: Parameters<Answers[Name]>,
  summary: unknown,
  answered?: number,
): ReturnType<Answers[Name]> | undefined {
  const [answer, setAnswer] = useState<ReturnType<Answers[Name]>>();
  const argumentsText = JSON.stringify(given);
  useEffect(() => {
    let isCurrent = true;
    const ask = async ({ sheet }: RemoteFile): Promise<void> => {
      const asynchronous = sheet as unknown as Record<Name, Ask<Name>>; // it is in the worker
      const answer = await asynchronous[name](...(JSON.parse(argumentsText) as Parameters<Answers[Name]>));
      if (isCurrent) setAnswer(answer);
    };
    if (open) void ask(open);
    return () => {
      isCurrent = false;
    };
  }, [open, name, argumentsText, summary, answered]);
  return answer;
}
