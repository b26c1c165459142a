import { useEffect, useState } from 'react';
import type { CsvWorker } from './csvWorker';
import { openCsvWorker } from './openCsvWorker';

type Texts = Pick<CsvWorker, 'samples' | 'texts'>;

/**
 * Texts of an open file, from the worker. They stay in the component: no row of a file enters the store. Undefined until
 * they are there, and without a file. They are read again when `version` changes.
 */
export function useWorkerTexts<Name extends keyof Texts>(
  name: Name,
  sheetKey: string | null,
  version: unknown,
): ReturnType<Texts[Name]> | undefined {
  const [texts, setTexts] = useState<ReturnType<Texts[Name]>>();
  useEffect(() => {
    if (sheetKey === null) return;
    let isCurrent = true;
    void openCsvWorker()
      .then((worker) => worker[name](sheetKey) as Promise<ReturnType<Texts[Name]>>) // the worker's function of that name
      .then((found) => {
        if (isCurrent) setTexts(found);
      })
      // Closed in the meantime: there is nothing to show.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [name, sheetKey, version]);
  return texts;
}
