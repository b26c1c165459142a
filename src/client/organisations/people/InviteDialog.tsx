import { useState } from 'react';
import { SaveAlert } from '../../save/SaveAlert';
import { useGuardedClose } from '../../save/useLeaveGuard';
import { useRecordDraft } from '../../save/useRecordDraft';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { userMessages } from '../people.messages';
import { UserFields, UserRights } from './UserFields';
import { emailProblem, emailRefusal, emptyUser, isEmail, userShape, useSaveUser, type UserValues } from './userForm';

/** Invites a user by mail, with names, teams and roles. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const draft = useRecordDraft('user:new', userShape, emptyUser);
  const save = useSaveUser(undefined, draft, onClose);
  const close = useGuardedClose(draft, emptyUser, save.busy, onClose);
  const [tried, setTried] = useState(false);
  const values = draft.value;
  const set = (change: Partial<UserValues>) => draft.set({ ...values, ...change });
  const refused = emailRefusal(save.failure);
  const submit = (): void => {
    setTried(true);
    if (isEmail(values.email)) void save.run(values);
  };
  return (
    <>
      <RecordDialog
        title={userMessages.invite}
        subtitle={userMessages.inviteSubtitle}
        label={userMessages.invite}
        busy={save.busy}
        alert={
          <SaveAlert
            failure={refused === undefined ? save.failure : undefined}
            text={userMessages.saveFailed}
            onSaveAgain={submit}
          />
        }
        onSubmit={submit}
        onClose={close}
      >
        <UserFields
          values={values}
          problem={isEmail(values.email) ? refused : tried ? emailProblem(values.email) : undefined}
          onChange={set}
          onLeave={() => setTried(values.email.trim() !== '')}
        />
        <UserRights values={values} isMe={false} onChange={set} />
      </RecordDialog>
      {save.dialog}
    </>
  );
}
