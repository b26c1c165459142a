import { Button, Skeleton, Tag } from 'antd';
import type { SessionRow } from '#contract/session';
import { useConfirm } from '../../ui/ConfirmProvider';
import { FailureAlert } from '../../ui/FailureAlert';
import { profileMessages } from '../session.messages';
import { failureMessages } from '../../ui/ui.messages';
import { notify } from '../../ui/notify';
import { RelativeDate } from '../../ui/RelativeDate';
import { useEndSessionMutation, useListSessionsQuery } from '../session.api';
import { deviceName } from './deviceName';
import { ProfileCard } from './ProfileCard';

/** Where the person is signed in, this session first. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery({});
  const [endSession] = useEndSessionMutation();
  const confirm = useConfirm();
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.current) - Number(one.current));
  const endOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: profileMessages.endOthersQuestion,
      count: sessions.length - 1,
      sureText: profileMessages.endOthers,
      run: () => endSession({ params: { id: 'others' } }).unwrap(),
    });
    if (sure) notify.success(profileMessages.othersEnded);
  };
  return (
    <ProfileCard
      title={profileMessages.sessions}
      extra={
        sessions.length > 1 && (
          <Button size="small" onClick={() => void endOthers()}>
            {profileMessages.endOthers}
          </Button>
        )
      }
    >
      {error !== undefined && data === undefined && (
        <FailureAlert
          inline
          title={failureMessages.couldNotLoad(profileMessages.sessions)}
          failure={'status' in error ? error : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && <Skeleton active title={false} aria-hidden />}
      <ul className="mq-profile-list">
        {sessions.map((session) => (
          <SessionItem
            key={session._id}
            session={session}
            onEnd={() => endSession({ params: { id: session._id } }).unwrap()}
          />
        ))}
      </ul>
    </ProfileCard>
  );
}

function SessionItem({ session, onEnd }: { session: SessionRow; onEnd: () => Promise<unknown> }) {
  const name = deviceName(session.userAgent);
  const end = (): void => {
    onEnd().then(
      () => notify.success(profileMessages.sessionEnded),
      () => undefined,
    );
  };
  return (
    <li>
      <div className="mq-profile-session">
        <span>
          {name}{' '}
          {session.current && (
            <Tag color="processing" className="mq-tag mq-tag-link">
              {profileMessages.thisSession}
            </Tag>
          )}
        </span>
        <span className="mq-two">
          {session.address} · {profileMessages.signedInAt} <RelativeDate date={session.createdAt} inline /> ·{' '}
          {profileMessages.lastSeen} <RelativeDate date={session.lastSeen} inline />
        </span>
      </div>
      {!session.current && (
        <Button size="small" aria-label={profileMessages.endSessionOf(`${name}, ${session.address}`)} onClick={end}>
          {profileMessages.endSession}
        </Button>
      )}
    </li>
  );
}
