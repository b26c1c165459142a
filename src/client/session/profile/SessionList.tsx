import { Button, Skeleton, Tag } from 'antd';
import type { SessionRow } from '#contract/session';
import { useConfirm } from '../../ui/ConfirmProvider';
import { FailureAlert } from '../../ui/FailureAlert';
import { messages } from '../../ui/messages';
import { notify } from '../../ui/notify';
import { RelativeDate } from '../../ui/RelativeDate';
import { useEndSessionMutation, useListSessionsQuery } from '../session.api';
import { deviceName } from './deviceName';
import { ProfileCard } from './ProfileCard';

const words = messages.profile;

/** Where the person is signed in, this session first. */
export function SessionList() {
  const { data, error, refetch } = useListSessionsQuery({});
  const [endSession] = useEndSessionMutation();
  const confirm = useConfirm();
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.current) - Number(one.current));
  const endOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: words.endOthersQuestion,
      count: sessions.length - 1,
      sureText: words.endOthers,
      run: () => endSession({ params: { id: 'others' } }).unwrap(),
    });
    if (sure) notify.success(words.othersEnded);
  };
  return (
    <ProfileCard
      title={words.sessions}
      extra={
        sessions.length > 1 && (
          <Button size="small" onClick={() => void endOthers()}>
            {words.endOthers}
          </Button>
        )
      }
    >
      {error !== undefined && data === undefined && (
        <FailureAlert
          inline
          title={messages.failures.couldNotLoad(words.sessions)}
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
      () => notify.success(words.sessionEnded),
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
              {words.thisSession}
            </Tag>
          )}
        </span>
        <span className="mq-two">
          {session.address} · {words.signedInAt} <RelativeDate date={session.createdAt} inline /> · {words.lastSeen}{' '}
          <RelativeDate date={session.lastSeen} inline />
        </span>
      </div>
      {!session.current && (
        <Button size="small" aria-label={words.endSessionOf(`${name}, ${session.address}`)} onClick={end}>
          {words.endSession}
        </Button>
      )}
    </li>
  );
}
