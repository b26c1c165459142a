import { Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { createServiceToken } from '#contract/access';
import { hasNoReply } from '../../api/mayHaveHappened';
import type { Failure } from '../../api/request';
import { sendSecret } from '../../api/sendSecret';
import { listTag } from '../../api/tags';
import { useProof } from '../../save/useProof';
import { grants } from '#contract/permissions';
import { useAppDispatch } from '../../store';
import { DatePicker } from '../../ui/form/DatePicker';
import { dateProblem } from '../../ui/form/dateProblem';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Field } from '../../ui/form/Field';
import { nameProblem } from '../../ui/form/lengthProblem';
import { fromLocalMinute, plusDays, toLocalMinute } from '../../ui/format/moment';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useRecordForm } from '../../save/useRecordForm';
import { RolesField } from '../people/RolesField';
import { TokenOnce } from './TokenOnce';
import { tokenMessages } from './tokens.messages';

const shape = z.object({
  name: z.string(),
  roles: grants,
  /** The expiry to the minute, in this browser's time zone. */
  end: z.string(),
});
type Values = z.output<typeof shape>;

/** The default expiry: in half a year, at the last minute of the day. */
const offeredEnd = (): string => `${toLocalMinute(plusDays(new Date().toISOString(), 182)).slice(0, 10)}T23:59`;

const offered = (): Values => ({ name: '', roles: [{ role: 'Viewer', organisations: null }], end: offeredEnd() });

/** Creates a token with name, roles and expiry, and then shows it once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<{ name: string; token: string }>();
  const { form, failure, dialog } = useTokenForm(setCreated);
  const { values, busy, change } = form;
  const [tried, setTried] = useState(false);
  const problems = findProblems(values, failure);
  const submit = (): void => {
    setTried(true);
    if (Object.values(findProblems(values, undefined)).every((problem) => problem === undefined)) form.save();
  };
  if (created) return <TokenOnce {...created} onClose={onClose} />;
  const wrong = (problem: string | undefined) => (tried ? problem : undefined);
  return (
    <>
      <RecordDialog
        title={tokenMessages.create}
        subtitle={tokenMessages.createHint}
        label={tokenMessages.create}
        busyLabel={tokenMessages.creating}
        busy={busy}
        alert={
          failure &&
          failure.fields === undefined && (
            <FailureAlert
              inline
              title={
                hasNoReply(failure)
                  ? tokenMessages.maybeCreated(values.name.trim())
                  : tokenMessages.createFailed(failure.message)
              }
              failure={failure}
            />
          )
        }
        onSubmit={submit}
        onClose={() => form.close(onClose)}
      >
        <Field
          label={tokenMessages.name}
          required
          hint={tokenMessages.nameHint}
          problem={wrong(problems.name) ?? nameProblem(values.name, 100)}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <RolesField value={values.roles} disabled={busy} onChange={(roles) => change({ roles })} />
        {tried && problems.roles !== undefined && (
          <p role="alert" className="mq-tone-error">
            {problems.roles}
          </p>
        )}
        <Field label={tokenMessages.ends} required problem={dateProblem(values.end) ?? wrong(problems.end)}>
          {(control) => <DatePicker {...control} value={values.end} time="23:59" onChange={(end) => change({ end })} />}
        </Field>
      </RecordDialog>
      {dialog}
    </>
  );
}

function findProblems(
  { name, roles, end }: Values,
  failure: Failure | undefined,
): { name?: string | undefined; roles?: string | undefined; end?: string | undefined } {
  const ofField = (path: string) => failure?.fields?.find((field) => field.path === path)?.message;
  return {
    name: name.trim() === '' ? tokenMessages.nameNeeded : ofField('name'),
    roles: roles.length === 0 ? tokenMessages.rolesNeeded : ofField('roles'),
    end: end === '' ? tokenMessages.endNeeded : (dateProblem(end) ?? ofField('endsAt')),
  };
}

/** Sends outside the store, which must contain neither the password nor the token. */
function useTokenForm(onCreated: (token: { name: string; token: string }) => void) {
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const form = useRecordForm({
    noun: 'serviceAccess',
    id: 'new',
    shape,
    valuesOf: offered,
    send: ({ name, roles, end }) => {
      const body = { name: name.trim(), roles, endsAt: fromLocalMinute(end) ?? '' };
      return withProof((proof) =>
        sendSecret(dispatch, createServiceToken, { body: { ...body, ...proof } }, [listTag('token')]),
      );
    },
    onSaved: ({ token }, { name }) => onCreated({ name, token }),
  });
  const isCancelled = form.failure?.code === 'password.required';
  return { form, failure: isCancelled ? undefined : form.failure, dialog };
}
