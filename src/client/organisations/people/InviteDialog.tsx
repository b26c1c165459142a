import { SaveAlert } from '../../save/SaveAlert';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { userMessages } from '../people.messages';
import { UserFields, UserRights } from './UserFields';
import { useUserForm } from './userForm';

/** Invites a user by mail, with names, teams and roles. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useUserForm(undefined, onClose);
  return (
    <>
      <RecordDialog
        title={userMessages.invite}
        subtitle={userMessages.inviteSubtitle}
        label={userMessages.invite}
        busy={form.busy}
        alert={<SaveAlert failure={form.failure} text={userMessages.saveFailed} onSaveAgain={form.submit} />}
        onSubmit={form.submit}
        onClose={form.close}
      >
        <UserFields values={form.values} problem={form.problem} onChange={form.change} onLeave={form.leaveEmail} />
        <UserRights values={form.values} isMe={false} onChange={form.change} />
      </RecordDialog>
      {form.dialog}
    </>
  );
}
