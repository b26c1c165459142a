import { Button } from 'antd';
import type { User } from '#contract/session';
import { useExtension } from '../../api/product.api';
import { failureOf } from '../../api/apiError';
import { SaveAlert } from '../../save/SaveAlert';
import { useGetMeQuery } from '../../session/session.api';
import { useModifyUserMutation } from '../../session/users.api';
import { Initials } from '../../ui/display/Initials';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { notify } from '../../ui/feedback/notify';
import { RecordDrawer } from '../../ui/form/RecordDrawer';
import { userMessages } from '../people.messages';
import { PersonAccess } from './PersonAccess';
import { UserFields, UserRights } from './UserFields';
import { useUserForm } from './userForm';
import { userName } from './UserPicker';

/** A user in a drawer beside the list: roles and scopes, second factor, sessions, last changes, names and teams. */
export function PersonDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useUserForm(user, onClose);
  const me = useGetMeQuery({}).data;
  const hasAccess = useExtension('people');
  const isMe = me?._id === user._id;
  return (
    <>
      <RecordDrawer
        picture={<Initials name={userName(user)} size={44} />}
        title={userName(user)}
        subtitle={
          <>
            {user.email}{' '}
            <code translate="no" className="mq-mono">
              {user._id}
            </code>
          </>
        }
        busy={form.busy}
        changed={form.isChanged}
        alert={<SaveAlert failure={form.failure} text={userMessages.saveFailed} onSaveAgain={form.submit} />}
        destructive={me && !isMe && <Activity user={user} />}
        onSubmit={form.submit}
        onClose={form.close}
      >
        <UserRights values={form.values} isMe={isMe} onChange={form.change} />
        {me && !isMe && hasAccess && <PersonAccess user={user} />}
        <section className="mq-access" aria-label={userMessages.anyName}>
          <h3>{userMessages.anyName}</h3>
          <UserFields values={form.values} problem={form.problem} onChange={form.change} onLeave={form.leaveEmail} />
        </section>
      </RecordDrawer>
      {form.dialog}
    </>
  );
}

/** Deactivates or reactivates a user. */
function Activity({ user }: { user: User }) {
  const [modify, { isLoading }] = useModifyUserMutation();
  const confirm = useConfirm();
  const name = userName(user);
  const set = (isActive: boolean) => modify({ params: { id: user._id }, body: { isActive } }).unwrap();
  const deactivate = async (): Promise<void> => {
    const isDone = await confirm({
      title: userMessages.deactivateQuestion(name),
      children: userMessages.deactivateHint,
      names: [user.email],
      sureText: userMessages.deactivate,
      run: () => set(false),
    });
    if (isDone) notify.success(userMessages.wasDeactivated(name));
  };
  const activate = async (): Promise<void> => {
    const key = `user.activate:${user._id}`;
    try {
      await set(true);
      notify.success({ key, text: userMessages.wasActivated(name) });
    } catch (error) {
      notify.error({ key, text: userMessages.saveFailed(failureOf(error).message) });
    }
  };
  return user.isActive ? (
    <Button danger disabled={isLoading} onClick={() => void deactivate()}>
      {userMessages.deactivate}
    </Button>
  ) : (
    <Button disabled={isLoading} onClick={() => void activate()}>
      {userMessages.activate}
    </Button>
  );
}
