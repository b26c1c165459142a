import { useMemo, useState } from 'react';

/**
 * The records of `ids` in their order: those loaded with the campaign, those chosen since, and the others loaded
 * singly. `known` also has those that are no longer chosen.
 */
export function useRecords<Record extends { _id: string }>(
  ids: readonly string[],
  given: readonly Record[],
  read: (missing: readonly string[], options: { skip: boolean }) => { data?: readonly Record[] | undefined },
): { records: Record[]; known: ReadonlyMap<string, Record>; remember: (seen: readonly Record[]) => void } {
  const [picked, setPicked] = useState<readonly Record[]>([]);
  const local = useMemo(() => new Map([...picked, ...given].map((record) => [record._id, record])), [picked, given]);
  const missing = useMemo(() => ids.filter((id) => !local.has(id)), [ids, local]);
  const { data } = read(missing, { skip: missing.length === 0 });
  const known = useMemo(
    () => new Map([...(data ?? []).map((record) => [record._id, record] as const), ...local]),
    [local, data],
  );
  const records = useMemo(() => ids.flatMap((id) => known.get(id) ?? []), [ids, known]);
  return { records, known, remember: (seen) => setPicked((before) => [...before, ...seen]) };
}
