import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { CallHeaders, Failure } from '../api/request';
import { failureOf } from '../api/apiError';
import { idempotencyKeys } from './idempotencyKeys';
import { isSameJson, mergeFields } from './mergeFields';

/** A record as somebody else has saved it meanwhile. */
interface Theirs<Values> {
  values: Values;
  version: number | undefined;
  /** Values as texts, where the form shows them so. */
  texts: Partial<Record<keyof Values, string>>;
}

/** Reads a record of this shape from a refusal. */
export const readAs =
  <Stored extends { version?: number | undefined }, Values>(
    shape: z.ZodType<Stored>,
    valuesOf: (stored: Stored) => Values,
    textsOf: (stored: Stored) => Theirs<Values>['texts'],
  ) =>
  (current: unknown): Theirs<Values> | undefined => {
    const stored = shape.safeParse(current).data;
    return stored && { values: valuesOf(stored), version: stored.version, texts: textsOf(stored) };
  };

/** How a form takes over what somebody else has saved meanwhile, so that its next save does not undo it. */
export interface MergeOptions<Values> {
  /** The record's values when the form was opened. */
  base: Values;
  /** Reads the record that the refusal contains. */
  read: (current: unknown) => Theirs<Values> | undefined;
  labels: Readonly<Record<keyof Values, string>>;
  /** Puts the merged values into the form. */
  take: (values: Values) => void;
}

/** Why a record was not saved; after a merge with the fields that have another user's value now, and those that both changed. */
export interface SaveFailure extends Failure {
  taken?: string[];
  both?: { label: string; theirs: string | undefined }[];
}

interface SaveRecordOptions<Values, Reply> {
  /** Version of the record that was opened; undefined for a new one. */
  version?: number | undefined;
  /** Sends the values; throws a Failure. */
  send: (values: Values, headers: CallHeaders) => Promise<Reply>;
  onSaved: (values: Values, reply: Reply) => void;
  merge?: MergeOptions<Values> | undefined;
}

interface SaveRecord<Values> {
  run: (values: Values) => Promise<void>;
  busy: boolean;
  failure: SaveFailure | undefined;
}

/**
 * Saves one record from a dialog. The same values are sent with the same idempotency key, so that a retry after a lost
 * reply creates no second record. A stale version is reported once, and merged into the form; the next press saves that.
 * Without `merge` it overwrites.
 */
export function useSaveRecord<Values extends object, Reply>({
  version: opened,
  send,
  onSaved,
  merge,
}: SaveRecordOptions<Values, Reply>): SaveRecord<Values> {
  const [version, setVersion] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const base = useRef(merge?.base);
  const [keyOf] = useState(idempotencyKeys);
  const run = async (values: Values): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const reply = await send(values, { ifMatch: version, idempotencyKey: keyOf(values) });
      setBusy(false);
      onSaved(values, reply);
    } catch (error) {
      const said = failureOf(error);
      setBusy(false);
      setFailure(said.code === 'record.stale' ? { ...said, ...mergeIn(values, said.current) } : said);
    }
  };
  /** Takes over what changed meanwhile, and tells what did. */
  const mergeIn = (values: Values, current: unknown): Pick<SaveFailure, 'taken' | 'both'> => {
    const theirs = merge?.read(current);
    setVersion(theirs?.version);
    if (!merge || !base.current || !theirs) return {};
    const merged = mergeFields(base.current, values, theirs.values, isSameJson);
    base.current = theirs.values;
    merge.take(merged.values);
    return {
      taken: merged.onlyTheirs.map((field) => merge.labels[field]),
      both: merged.asked.map((field) => ({ label: merge.labels[field], theirs: theirs.texts[field] })),
    };
  };
  return { run, busy, failure };
}
