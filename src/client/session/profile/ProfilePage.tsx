import { useExtension } from '../../api/product.api';
import { profileMessages } from '../session.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import { fullName, useMe } from '../useMe';
import { NamesForm } from './NamesForm';
import { PasswordForm } from './PasswordForm';
import { RecentPages } from './RecentPages';
import { YourRoles } from './YourRoles';
import { SecondFactor } from './SecondFactor';
import { SessionList } from './SessionList';
import './profile.css';

/** `/profile`: the signed-in user's account. Sections whose calls the API lacks are left out. */
export function ProfilePage() {
  const { me } = useMe();
  const canChange = useExtension('profile');
  const hasSecondFactor = useExtension('second-factor');
  return (
    <>
      <PageTitle windowTitle={profileMessages.title} subtitle={me?.email}>
        {me === undefined ? profileMessages.title : fullName(me)}
      </PageTitle>
      {me?.roles !== undefined && <YourRoles roles={me.roles} />}
      {me !== undefined && <NamesForm key={me._id ?? me.username} me={me} />}
      {canChange && <PasswordForm />}
      {hasSecondFactor && me !== undefined && <SecondFactor on={me.hasSecondFactor ?? false} />}
      {canChange && <SessionList />}
      {me !== undefined && <RecentPages pages={me.recentPages} />}
    </>
  );
}
