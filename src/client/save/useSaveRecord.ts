import { useRef, useState } from 'react';
import type { CallHeaders, Failure } from '../api/request';
import { failureOf } from '../api/apiError';
import { idempotencyKeys } from './idempotencyKeys';
import { useRetrySave } from './useRetrySave';

interface SaveRecordOptions<Values, Reply> {
  /** Version of the record that was opened; undefined for a new one. */
  version?: number | undefined;
  /** Sends the values; throws a Failure. */
  send: (values: Values, headers: CallHeaders) => Promise<Reply>;
  onSaved: (values: Values, reply: Reply) => void;
}

interface SaveRecord<Values> {
  run: (values: Values) => Promise<void>;
  busy: boolean;
  failure: Failure | undefined;
}

/**
 * Saves one record from a dialog. The same values are sent with the same idempotency key, so that a retry after a lost
 * reply creates no second record. A stale version is reported once; the next press then overwrites it.
 */
export function useSaveRecord<Values, Reply>({
  version: opened,
  send,
  onSaved,
}: SaveRecordOptions<Values, Reply>): SaveRecord<Values> {
  const [version, setVersion] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [keyOf] = useState(idempotencyKeys);
  const last = useRef<Values>(undefined);
  const run = async (values: Values): Promise<void> => {
    last.current = values;
    setBusy(true);
    setFailure(undefined);
    try {
      const reply = await send(values, { ifMatch: version, idempotencyKey: keyOf(values) });
      setBusy(false);
      onSaved(values, reply);
    } catch (error) {
      const said = failureOf(error);
      setBusy(false);
      setFailure(said);
      if (said.code === 'record.stale') setVersion(undefined);
    }
  };
  useRetrySave(failure, () => {
    if (last.current !== undefined) void run(last.current);
  });
  return { run, busy, failure };
}
