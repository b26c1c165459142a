import { CheckOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { Me } from '#contract/session';
import { useExtension } from '../../api/product.api';
import { dropDraft } from '../../ui/drafts';
import { profileMessages, sessionMessages } from '../session.messages';
import { formMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/notify';
import { useDraft } from '../../ui/useDraft';
import { useModifyUserMutation } from '../session.api';
import { ProfileCard } from './ProfileCard';
import { ProfileField } from './ProfileField';

const names = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type Names = z.output<typeof names>;
const draftKey = 'profile';

/** Names and e-mail. What is typed outlives a lost session. */
export function NamesForm({ me }: { me: Me }) {
  const canSave = useExtension('users') && me._id !== undefined;
  const [modifyUser, { isLoading, error, reset }] = useModifyUserMutation();
  const stored: Names = { firstName: me.firstName, lastName: me.lastName, email: me.email };
  const draft = useDraft(draftKey, names, stored);
  const [saved, setSaved] = useState(false);
  const changed = names.keyof().options.some((field) => draft.value[field] !== stored[field]);
  const taken = error !== undefined && 'code' in error && error.code === 'user.email_taken';

  const save = async (): Promise<void> => {
    const { data, error: refused } = await modifyUser({ params: { id: me._id ?? '' }, body: draft.value });
    if (data !== undefined) {
      draft.set({ firstName: data.user.firstName, lastName: data.user.lastName, email: data.user.email });
      dropDraft(draftKey);
      setSaved(true);
      notify.success(profileMessages.saved);
    } else if ('code' in refused && refused.code !== 'user.email_taken')
      notify.error({ text: profileMessages.notSaved, detail: refused.message });
  };
  const edit = (change: Partial<Names>): void => {
    setSaved(false);
    if (error !== undefined) reset();
    draft.set({ ...draft.value, ...change });
  };
  const field = (
    name: keyof Names,
    label: string,
    autoComplete: string,
    more: { type?: string; error?: string | undefined } = {},
  ) => (
    <ProfileField label={label} error={more.error}>
      {(ties) => (
        <Input
          {...ties}
          type={more.type ?? 'text'}
          autoComplete={autoComplete}
          disabled={!canSave}
          value={draft.value[name]}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      )}
    </ProfileField>
  );

  return (
    <ProfileCard title={profileMessages.names}>
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        <div className="mq-profile-pair">
          {field('firstName', profileMessages.firstName, 'given-name')}
          {field('lastName', profileMessages.lastName, 'family-name')}
        </div>
        {field('email', sessionMessages.email, 'email', { type: 'email', error: taken ? error.message : undefined })}
        {canSave && (
          <Button
            type="primary"
            htmlType="submit"
            disabled={!changed || isLoading}
            icon={isLoading ? <LoadingOutlined aria-hidden /> : saved ? <CheckOutlined aria-hidden /> : undefined}
          >
            {isLoading ? formMessages.saving : saved && !changed ? formMessages.savedWord : formMessages.saveChanges}
          </Button>
        )}
      </Form>
    </ProfileCard>
  );
}
