import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { z } from 'zod';
import { ApiError, failureOf } from '../api/apiError';
import type { CallHeaders, Failure } from '../api/request';
import { useBridgedActor } from '../machines/useBridgedActor';
import { useLatest } from '../machines/useLatest';
import { dropDraft, readDraft, writeDraft } from '../ui/form/drafts';
import { formMessages } from '../ui/ui.messages';
import { idempotencyKey } from './idempotencyKey';
import { mergeFields, type Merge } from './mergeFields';
import {
  isDirty,
  recordSaveMachine,
  StaleRecord,
  type Fields,
  type RecordSaveContext,
  type SaveInput,
  type Stored,
} from './recordSave.machine';
import { useLeaveGuard } from './useLeaveGuard';

interface SaveCall<Values, Row> extends Pick<CallHeaders, 'ifMatch'> {
  /** The record that the edit began from. */
  base: Values;
  /** The key for creating a record, so that a retry after a lost reply creates no second one. */
  takeKey: () => string;
  /** The newest record that is known, for what the form does not show. */
  stored: Row | undefined;
}

/** How a dialog, which has no view of its own for a conflict, tells what somebody else saved meanwhile. */
interface Told<Values, Row> {
  labels: Readonly<Record<keyof Values, string>>;
  /** Values as texts, where the form shows them so. */
  textsOf: (stored: Row) => Partial<Record<keyof Values, string>>;
}

interface Versioned {
  version?: number | undefined;
}

export interface RecordFormOptions<Values extends Fields, Row extends Versioned, Reply> {
  /** Names the machine and, with the id, the draft. */
  noun: string;
  id: string;
  /** The draft's. */
  shape: z.ZodType<Values>;
  /** The record as it is loaded; undefined: a new one. */
  record?: Row | undefined;
  /** Reads the record in a refusal. */
  recordShape?: z.ZodType<Row>;
  /** Of undefined: the form of a new one. */
  valuesOf: (record: Row | undefined) => Values;
  /** Whether nothing may be saved over this record before the user has seen it. */
  mustBeSeen?: (record: Row) => boolean;
  told?: Told<Values, Row>;
  /** Sends the values; throws a Failure. */
  send: (values: Values, call: SaveCall<Values, Row>) => Promise<Reply>;
  /** The version that a save made, for a form that stays open. */
  versionOf?: (reply: Reply) => number | undefined;
  onSaved: (reply: Reply, values: Values) => void;
  /** Something beside the fields is not saved either. */
  hasMore?: boolean;
}

/** Why a record was not saved; after a merge with the fields that have another user's value now, and those that both changed. */
export interface SaveFailure extends Failure {
  taken?: string[];
  both?: { label: string; theirs: string | undefined }[];
}

/** Another user's save of the same record, and its merge with this form. */
export interface Conflict<Values> extends Merge<Values> {
  mine: Values;
  theirs: Values;
  failure: Failure;
}

/** Parses the record in a refusal. */
const refusedRow = <Row>({ code, current }: Failure, shape: z.ZodType<Row> | undefined): Row | undefined =>
  code === 'record.stale' ? shape?.safeParse(current).data : undefined;

const toStored = <Values extends Fields, Row extends Versioned>(
  row: Row,
  { valuesOf, mustBeSeen }: Pick<RecordFormOptions<Values, Row, unknown>, 'valuesOf' | 'mustBeSeen'>,
): Stored => ({ values: valuesOf(row), version: row.version, mustBeSeen: mustBeSeen?.(row) ?? false });

/** The machine with its call. `lastSaved`: outside the machine, which the store mirrors, because a reply may have a secret. */
function provideSave<Values extends Fields, Row extends Versioned, Reply>(
  latest: () => RecordFormOptions<Values, Row, Reply>,
  { take: takeKey, drop: dropKey }: ReturnType<typeof idempotencyKey>,
) {
  let refused: Row | undefined;
  let lastSaved: { reply: Reply; values: Values } | undefined;
  const saveRecord = fromPromise<Stored, SaveInput>(async ({ input: { version: ifMatch, ...input } }) => {
    const [values, base] = [input.values as Values, input.base as Values]; // as the form put them in
    const { send, record, recordShape, versionOf } = latest();
    const stored = (refused?.version ?? 0) > (record?.version ?? 0) ? refused : record;
    try {
      const reply = await send(values, { ifMatch, base, takeKey, stored });
      lastSaved = { reply, values };
      return record
        ? { values, version: versionOf?.(reply) }
        : { values: latest().valuesOf(undefined), version: undefined };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'idempotency.key_reused') {
        dropKey(); // the next press is a new attempt
        throw new ApiError({ ...failure, message: formMessages.maybeSaved });
      }
      refused = refusedRow(failure, recordShape);
      throw refused ? new StaleRecord(failure, toStored(refused, latest())) : error;
    }
  });
  return {
    machine: recordSaveMachine.provide({ actors: { saveRecord } }),
    lastSaved: () => lastSaved,
  };
}

/** Where the form begins: with the draft that was left behind, or with the record. */
function beginning<Values extends Fields, Row extends Versioned>(
  key: string,
  { shape, record, valuesOf }: Pick<RecordFormOptions<Values, Row, unknown>, 'shape' | 'record' | 'valuesOf'>,
) {
  const storedDraft = readDraft(key, z.object({ values: shape, base: shape, version: z.number().optional() }));
  if (storedDraft && isDirty(storedDraft)) return { version: undefined, ...storedDraft };
  const values = valuesOf(record);
  return { values, base: values, version: record?.version };
}

/**
 * The form of one record, from an earlier session's draft to the save: what is typed survives a failure, a lost session
 * and another user's save, and is not left behind without a question.
 */
export function useRecordForm<Values extends Fields, Row extends Versioned, Reply>(
  options: RecordFormOptions<Values, Row, Reply>,
) {
  const { noun, id, record, recordShape, told, hasMore = false } = options;
  const key = `${noun}:${id}`;
  const latest = useLatest(options);
  const [newKey] = useState(() => idempotencyKey(key));
  const [{ machine, lastSaved }] = useState(() => provideSave(latest, newKey));
  const [input] = useState(() => beginning(key, options));
  const actor = useBridgedActor(`${noun}Save`, id, machine, { input });
  useEffect(() => {
    // What was emptied and closed before is no attempt at this record.
    if (actor.getSnapshot().matches('untouched')) newKey.drop();
    const { unsubscribe } = actor.subscribe((now) => {
      const { values, base, version } = now.context;
      if (now.matches('untouched') || now.matches('saved')) {
        dropDraft(key);
        newKey.drop();
      } else writeDraft(key, { values, base, version });
    });
    return unsubscribe;
  }, [actor, key, newKey]);
  const snapshot = useSelector(actor, (each) => each);
  const { context } = snapshot;
  const busy = snapshot.matches('saving');
  const isSaved = snapshot.matches('saved');
  const conflict = useMemo(() => findConflict<Values>(context), [context]);
  const dirty = useMemo(() => isDirty(context), [context]);
  const reset = useCallback(() => actor.send({ type: 'record.reset' }), [actor]);
  const leave = useLeaveGuard(dirty || hasMore, busy, reset);

  // A form without edits shows the newest record; a conflict is with the newest.
  const follows = !busy && (!dirty || conflict !== null);
  useEffect(() => {
    if (follows && record) actor.send({ type: 'record.loaded', stored: toStored(record, latest()) });
  }, [follows, record, actor, latest]);
  // After the render in which the form no longer counts as unsaved: the caller may leave the page.
  useEffect(() => {
    const saved = isSaved ? lastSaved() : undefined;
    if (saved) latest().onSaved(saved.reply, saved.values);
  }, [isSaved, lastSaved, latest]);

  return {
    values: conflict?.values ?? (context.values as Values), // as they were put in
    /** The version that the edit began from. */
    version: context.version,
    base: context.base as Values, // as above
    busy,
    isSaved,
    /** Something was typed, even if it was typed back. */
    isEdited: snapshot.matches('editing'),
    dirty,
    failure: conflict && told ? withTold(conflict, told, recordShape) : (context.failure ?? undefined),
    conflict,
    /** Changes the newest values, also for what began some renders ago. */
    change: (change: Partial<Values> | ((newest: Values) => Partial<Values>)) =>
      actor.send({
        type: 'record.edit',
        change: typeof change === 'function' ? change(actor.getSnapshot().context.values as Values) : change, // as above
      }),
    /** Saves; in a conflict the merge, for these fields with the other user's values. */
    save: (takeTheirs?: readonly string[]) => actor.send({ type: 'record.save', takeTheirs }),
    reset,
    bumped: (version: number) => actor.send({ type: 'record.bumped', version }),
    leave,
    /** Closes the form, after a question if that loses what was typed. */
    close: (onClose: () => void) =>
      void leave().then((sure) => {
        if (sure) onClose();
      }),
  };
}

function findConflict<Values extends Fields>({
  values,
  base,
  theirs,
  failure,
}: RecordSaveContext): Conflict<Values> | null {
  if (!theirs || !failure) return null;
  const [mine, there] = [values as Values, theirs.values as Values]; // as they were put in
  return { ...mergeFields(base as Values, mine, there), mine, theirs: there, failure };
}

function withTold<Values extends Fields, Row>(
  { onlyTheirs, conflicting, failure }: Conflict<Values>,
  { labels, textsOf }: Told<Values, Row>,
  shape: z.ZodType<Row> | undefined,
): SaveFailure {
  const row = refusedRow(failure, shape);
  const texts: Partial<Record<keyof Values, string>> = row ? textsOf(row) : {};
  return {
    ...failure,
    taken: onlyTheirs.map((field) => labels[field]),
    both: conflicting.map((field) => ({ label: labels[field], theirs: texts[field] })),
  };
}
