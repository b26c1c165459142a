import { DesktopOutlined, KeyOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Link } from 'react-router-dom';
import { endUserSessions, resetUserFactor } from '#contract/access';
import type { SessionRow, User } from '#contract/session';
import { useListAuditQuery, useProduct } from '../../api/product.api';
import { sendSecret } from '../../api/sendSecret';
import { listTag } from '../../api/tags';
import { useProof } from '../../save/useProof';
import { kindLabel } from '../../session/actKinds.messages';
import { useEndUserSessionsMutation, useListUserSessionsQuery } from '../../session/users.api';
import { useAppDispatch } from '../../store';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { useConfirm } from '../../ui/feedback/ConfirmProvider';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { notify } from '../../ui/feedback/notify';
import { deviceName } from '../../ui/format/deviceName';
import { formatDateAgo } from '../../ui/format/moment';
import { DatedText, RelativeDate } from '../../ui/format/RelativeDate';
import { RecordTable } from '../../ui/table/RecordTable';
import { accessMessages } from '../people.messages';
import { userName } from './UserPicker';

const calledName = (user: User): string => user.firstName.trim() || userName(user);

/** Another user's access, for Owners: second factor, sessions, and a link to their entries in the audit log. */
export function PersonAccess({ user }: { user: User }) {
  return (
    <>
      <Factor user={user} />
      <Sessions user={user} />
      <LastChanges user={user} />
    </>
  );
}

function Factor({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const { withProof, dialog } = useProof();
  const on = user.hasSecondFactor === true;
  const reset = async (): Promise<void> => {
    const sure = await confirm({
      title: accessMessages.resetQuestion(userName(user)),
      children: accessMessages.resetHint,
      names: [user.email],
      sureText: accessMessages.reset,
    });
    if (!sure) return;
    try {
      await withProof((body) =>
        sendSecret(dispatch, resetUserFactor, { params: { id: user._id }, body }, [
          listTag('user'),
          listTag('session'),
        ]),
      );
      notify.success(accessMessages.resetDone(userName(user)));
    } catch {
      // The shell has shown the failure, or the user has cancelled.
    }
  };
  return (
    <section aria-label={accessMessages.factor} className="mq-access">
      <h3>{accessMessages.factor}</h3>
      <Flex gap={12} align="center" justify="space-between">
        <span>
          <StatusLabel status={on ? 'on' : 'notSetUp'}>{on ? accessMessages.on : accessMessages.notSetUp}</StatusLabel>
          {on && (
            <span className="mq-two">
              {typeof user.secondFactorSince === 'string' ? (
                <DatedText date={user.secondFactorSince}>
                  {accessMessages.setUp(formatDateAgo(user.secondFactorSince))}
                </DatedText>
              ) : (
                accessMessages.authenticator
              )}
            </span>
          )}
        </span>
        {on && (
          <Button size="small" onClick={() => void reset()}>
            {accessMessages.reset}
          </Button>
        )}
      </Flex>
      {dialog}
    </section>
  );
}

function Sessions({ user }: { user: User }) {
  const query = useListUserSessionsQuery({ params: { id: user._id } });
  const { data } = query;
  const [end] = useEndUserSessionsMutation();
  // `dialog` asks for the password where the server wants it again.
  const { write, dialog } = useProof();
  const endSessions = (session?: string): void => {
    const call = { params: { id: user._id }, body: session === undefined ? {} : { session } };
    write(end, endUserSessions, call, [listTag('session')]).then(
      ({ message }) => notify.success(message),
      () => undefined,
    );
  };
  const sessions = data?.sessions ?? [];
  const title = accessMessages.sessions(calledName(user));
  const { signInName } = useProduct();
  const nameOf = ({ userAgent, method }: SessionRow): string =>
    method === 'oidc' ? accessMessages.byProvider(deviceName(userAgent), signInName) : deviceName(userAgent);
  return (
    <section aria-label={title} className="mq-access">
      <Flex gap={12} align="center" justify="space-between">
        <h3>
          {title} <span className="mq-count">{sessions.length}</span>
        </h3>
        {sessions.length > 1 && (
          <Button type="link" size="small" onClick={() => endSessions()}>
            {accessMessages.endAll(sessions.length)}
          </Button>
        )}
      </Flex>
      <QueryPending inline what={title} query={query} />
      {data !== undefined && (
        <RecordTable
          label={title}
          rows={sessions}
          rowKey={({ _id }) => _id}
          empty={accessMessages.noSessions}
          name={(session) => (
            <>
              {session.method === 'oidc' ? <KeyOutlined aria-hidden /> : <DesktopOutlined aria-hidden />}{' '}
              {nameOf(session)}
              <span className="mq-two">
                {session.address}&nbsp;· {accessMessages.signedIn} <RelativeDate date={session.createdAt} inline />
                &nbsp;· {accessMessages.lastSeen} <RelativeDate date={session.lastSeen} inline />
              </span>
            </>
          )}
          cells={[
            (session) => (
              <Button
                size="small"
                aria-label={accessMessages.endOf(`${nameOf(session)}, ${session.address}`)}
                onClick={() => endSessions(session._id)}
              >
                {accessMessages.end}
              </Button>
            ),
          ]}
        />
      )}
      {dialog}
    </section>
  );
}

const lastChanges = { pageSize: 3 } as const;

/** A user's last changes, with a link to all. */
function LastChanges({ user }: { user: User }) {
  const { data } = useListAuditQuery({ query: { ...lastChanges, person: user._id } });
  return (
    <section aria-label={accessMessages.changes} className="mq-access">
      <h3>{accessMessages.changes}</h3>
      {data && (
        <RecordTable
          label={accessMessages.changes}
          rows={data.entries}
          rowKey={({ _id }) => _id}
          empty={accessMessages.noChanges}
          name={({ action, recordName }) => (
            <>
              {kindLabel(action)}
              {typeof recordName === 'string' && <span className="mq-two">{recordName}</span>}
            </>
          )}
          cells={[({ at }) => <RelativeDate date={at} />]}
        />
      )}
      <Link to={`/audit?person=${user._id}`}>{accessMessages.inAuditLog(calledName(user))}</Link>
    </section>
  );
}
