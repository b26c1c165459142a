import { CheckOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { ReplyOf } from '#contract/endpoint';
import { modifyUser as modifyUserCall, type Me } from '#contract/session';
import { useExtension } from '../../api/product.api';
import type { Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { isSame } from '../../save/mergeFields';
import { useProof } from '../../save/useProof';
import { dropDraft, readDraft, writeDraft } from '../../ui/form/drafts';
import { profileMessages, sessionMessages } from '../session.messages';
import { EmailInput } from '../../ui/form/EmailInput';
import { Field } from '../../ui/form/Field';
import { nameProblem } from '../../ui/form/lengthProblem';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/feedback/notify';
import { useFilledFields } from '../../ui/form/useFilledFields';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { userTags, useModifyUserMutation } from '../users.api';
import { ProfileCard } from './ProfileCard';

const names = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type Names = z.output<typeof names>;
const fields = names.keyof().options;
const draftKey = 'profile';
const savedNotice = 'profile.saved';

/** Names and e-mail. The draft survives the end of a session. */
export function NamesForm({ me }: { me: Me }) {
  const canSave = useExtension('users') && me._id !== undefined;
  const save = useSaveProfile(me);
  const stored: Names = { firstName: me.firstName, lastName: me.lastName, email: me.email };
  const [initial] = useState(() => readDraft(draftKey, names) ?? stored);
  const { formId, texts, read, write } = useFilledFields(fields, initial);
  const [wasSaved, setSaved] = useState(false);
  const [toConfirm, setToConfirm] = useState<string>();
  const changed = fields.some((field) => !isSame(texts[field], stored[field]));
  const saved = wasSaved && !changed;
  const { busy: isLoading, failure } = save;
  const isEmailTaken = failure?.code === 'user.email_taken';
  useFocusRefused(formId, isLoading);

  const keep = (): void => {
    setSaved(false);
    save.forgetFailure();
    writeDraft(draftKey, read());
  };
  const submit = async (): Promise<void> => {
    keep();
    const reply = await save.run(read());
    if (reply === undefined) return;
    write({ firstName: reply.user.firstName, lastName: reply.user.lastName, email: reply.user.email });
    dropDraft(draftKey);
    setSaved(true);
    setToConfirm(reply.emailToConfirm);
    notify.success({ key: savedNotice, text: profileMessages.saved });
  };
  const field = (
    name: keyof Names,
    label: string,
    autoComplete: string,
    problem: string | undefined,
    hint?: string,
  ) => {
    const Control = name === 'email' ? EmailInput : Input;
    return (
      <Field label={label} problem={problem} hint={hint}>
        {(ties) => (
          <Control
            {...ties}
            name={name}
            autoComplete={autoComplete}
            disabled={!canSave}
            value={texts[name]}
            onChange={keep}
          />
        )}
      </Field>
    );
  };

  return (
    <ProfileCard title={profileMessages.names}>
      <Form id={formId} layout="vertical" requiredMark={false} onFinish={() => void submit()}>
        <div className="mq-profile-pair">
          {field('firstName', profileMessages.firstName, 'given-name', nameProblem(texts.firstName, 100))}
          {field('lastName', profileMessages.lastName, 'family-name', nameProblem(texts.lastName, 100))}
        </div>
        {field(
          'email',
          sessionMessages.email,
          'email',
          isEmailTaken ? failure.message : undefined,
          toConfirm === undefined ? undefined : profileMessages.confirmEmail(toConfirm),
        )}
        {canSave && (
          <Button
            type="primary"
            htmlType="submit"
            disabled={!changed || isLoading}
            icon={isLoading ? <LoadingOutlined aria-hidden /> : saved ? <CheckOutlined aria-hidden /> : undefined}
          >
            {isLoading ? formMessages.saving : saved ? formMessages.saved : formMessages.saveChanges}
          </Button>
        )}
      </Form>
      {save.dialog}
    </ProfileCard>
  );
}

/** Saves the user's own record; a new e-mail needs the password, which `dialog` asks for. */
function useSaveProfile(me: Me) {
  const [modifyUser] = useModifyUserMutation();
  const { dialog, write } = useProof();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const id = me._id ?? '';
  const run = async (values: Names): Promise<ReplyOf<typeof modifyUserCall> | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await write(modifyUser, modifyUserCall, { params: { id }, body: values }, userTags(id));
    } catch (error) {
      const refused = failureOf(error);
      setFailure(refused);
      if (refused.code !== 'user.email_taken' && refused.code !== 'password.required')
        notify.error({ key: savedNotice, text: profileMessages.notSaved, detail: refused.message });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure, dialog, forgetFailure: () => setFailure(undefined) };
}
