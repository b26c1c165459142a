import { useMemo, useState } from 'react';

interface Identified {
  _id: string;
}

/**
 * The records of `ids` in their order: those loaded with the campaign, those chosen since, and the others loaded
 * singly.
 */
export function useRecords<Record extends Identified>(
  ids: readonly string[],
  given: readonly Record[],
  read: (missing: readonly string[], options: { skip: boolean }) => { data?: readonly Record[] | undefined },
): { records: Record[]; remember: (seen: readonly Record[]) => void } {
  const [picked, setPicked] = useState<readonly Record[]>([]);
  const known = useMemo(() => new Map([...picked, ...given].map((record) => [record._id, record])), [picked, given]);
  const missing = useMemo(() => ids.filter((id) => !known.has(id)), [ids, known]);
  const { data } = read(missing, { skip: missing.length === 0 });
  const records = useMemo(() => {
    const all = new Map([...(data ?? []).map((record) => [record._id, record] as const), ...known]);
    return ids.flatMap((id) => all.get(id) ?? []);
  }, [ids, known, data]);
  return { records, remember: (seen) => setPicked((before) => [...before, ...seen]) };
}
