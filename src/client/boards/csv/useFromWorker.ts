import { useEffect, useState } from 'react';
import type { CsvWorker } from './csvWorker';
import { openCsvWorker } from './openCsvWorker';

type Answers = Pick<CsvWorker, 'samples' | 'texts' | 'points' | 'view'>;

/**
 * What the worker's function of this name answers about an open file. It stays in the component: no row of a file enters
 * the store. Undefined until it is there; null in place of the arguments: nothing is asked. It is asked again when these
 * change, or the file's summary, or the number of rows with a result from the server.
 */
export function useFromWorker<Name extends keyof Answers>(
  name: Name,
  given: Parameters<Answers[Name]> | null,
  summary: unknown,
  answered?: number,
): ReturnType<Answers[Name]> | undefined {
  const [found, setFound] = useState<ReturnType<Answers[Name]>>();
  const asked = given && JSON.stringify(given);
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    void openCsvWorker()
      .then((worker) => {
        const ask = worker[name] as unknown as (...args: unknown[]) => Promise<ReturnType<Answers[Name]>>; // that function
        return ask(...(JSON.parse(asked) as unknown[]));
      })
      .then((answer) => {
        if (isCurrent) setFound(answer);
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name, asked, summary, answered]);
  return found;
}
