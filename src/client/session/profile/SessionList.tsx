import { Button, Skeleton, Tag } from 'antd';
import { endSession as endSessionCall, type SessionRow } from '#contract/session';
import { listTag } from '../../api/tags';
import { useProof } from '../../save/useProof';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { profileMessages } from '../session.messages';
import { notify } from '../../ui/feedback/notify';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { RecordTable } from '../../ui/table/RecordTable';
import { useEndSessionMutation, useListSessionsQuery } from '../session.api';
import { deviceName } from '../../ui/format/deviceName';
import { ProfileCard } from './ProfileCard';

/** The user's sessions, this one first. */
export function SessionList() {
  const query = useListSessionsQuery({});
  const { data } = query;
  const [endSession] = useEndSessionMutation();
  // Some time after the sign-in the server needs the password again.
  const { dialog, write } = useProof();
  const end = (id: string) => write(endSession, endSessionCall, { params: { id } }, [listTag('session')]);
  const endOne = (id: string): void => {
    end(id).then(
      () => notify.success(profileMessages.sessionEnded),
      () => undefined,
    );
  };
  const confirm = useConfirm();
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.current) - Number(one.current));
  const endOthers = async (): Promise<void> => {
    const sure = await confirm({
      title: profileMessages.endOthersQuestion,
      count: sessions.length - 1,
      sureText: profileMessages.endOthers,
      run: () => end('others'),
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
      <QueryPending inline what={profileMessages.sessions} query={query}>
        <Skeleton active title={false} aria-hidden />
      </QueryPending>
      <RecordTable
        label={profileMessages.sessions}
        rows={sessions}
        rowKey={({ _id }) => _id}
        name={(session) => <SessionName session={session} />}
        cells={[
          ({ _id, current, userAgent, address }) =>
            !current && (
              <Button
                size="small"
                aria-label={profileMessages.endSessionOf(`${deviceName(userAgent)}, ${address}`)}
                onClick={() => endOne(_id)}
              >
                {profileMessages.endSession}
              </Button>
            ),
        ]}
      />
      {dialog}
    </ProfileCard>
  );
}

function SessionName({ session }: { session: SessionRow }) {
  return (
    <>
      {deviceName(session.userAgent)}{' '}
      {session.current && (
        <Tag variant="outlined" color="processing" className="mq-tag">
          {profileMessages.thisSession}
        </Tag>
      )}
      <span className="mq-two">
        {session.address}&nbsp;· {profileMessages.signedInAt} <RelativeDate date={session.createdAt} inline />
        &nbsp;· {profileMessages.lastSeen} <RelativeDate date={session.lastSeen} inline />
      </span>
    </>
  );
}
