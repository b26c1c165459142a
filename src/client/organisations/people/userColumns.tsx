import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import type { User } from '#contract/session';
import { useMe } from '../../session/useMe';
import { Clip } from '../../ui/display/Clip';
import { Initials } from '../../ui/display/Initials';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { formatDateAgo } from '../../ui/format/moment';
import { DatedText, RelativeDate } from '../../ui/format/RelativeDate';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { useListTeamsQuery } from '../teams.api';
import { accessMessages, userMessages } from '../people.messages';
import { RoleNames } from './RoleNames';
import { userName } from './UserPicker';

/**
 * `onManage`: undefined for users who may not manage others, and see their names and teams alone. `signInName`: the
 * name of the sign-in provider, if there is one.
 */
export const userColumns = (
  onManage: ((id: string) => void) | undefined,
  signInName: string | undefined,
): PagedColumn<User>[] => [
  {
    id: 'name',
    title: userMessages.name,
    sortID: 'firstName',
    skeleton: 'two',
    render: (user) => <Person user={user} />,
  },
  {
    id: 'teams',
    title: userMessages.teams,
    ...(onManage ? { width: 200, maxWidth: 320 } : { width: 480 }),
    render: ({ teams }) => <TeamNames ids={teams} />,
  },
  ...(onManage
    ? [
        ...accessColumns(signInName),
        {
          id: 'manage',
          title: userMessages.manage,
          hideTitle: true,
          width: 100,
          stick: true,
          skeleton: 'none' as const,
          render: (user: User) => <ManageButton user={user} onManage={onManage} />,
        },
      ]
    : []),
];

const accessColumns = (signInName: string | undefined): PagedColumn<User>[] => [
  { id: 'role', title: userMessages.role, width: 170, skeleton: 'two', render: (user) => <Role user={user} /> },
  ...(signInName === undefined
    ? []
    : [
        {
          id: 'signIn',
          title: accessMessages.signInBy,
          width: 120,
          skeleton: 'two' as const,
          render: (user: User) => <SignIn user={user} provider={signInName} />,
        },
      ]),
  {
    id: 'factor',
    title: accessMessages.factor,
    width: 130,
    render: (user) => <Factor user={user} provider={signInName} />,
  },
  {
    id: 'seen',
    title: userMessages.lastSeen,
    sortID: 'lastSeen',
    width: 146,
    skeleton: 'two',
    render: (user) => <Seen user={user} />,
  },
];

/** Names of teams by id. One list request serves all rows; teams that are not in it are only counted. */
function TeamNames({ ids }: { ids: readonly string[] }) {
  const { data } = useListTeamsQuery({ query: { pageSize: 500 } });
  const names = new Map((data?.teams ?? []).map(({ _id, teamName }) => [_id, teamName]));
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const unknown = ids.length - known.length;
  const text = [...known, ...(unknown > 0 && data ? [`${String(unknown)} more`] : [])].join(', ');
  return <span translate="no">{text === '' ? '–' : text}</span>;
}

/** The name above the e-mail; struck through if the user is deactivated. */
function Person({ user }: { user: User }) {
  const isMe = useMe().me?._id === user._id;
  const name = userName(user);
  return (
    <span className={user.isActive !== false ? 'mq-user-cell' : 'mq-user-cell mq-user-gone'}>
      <Initials name={name} />
      <span>
        <Flex component="span" gap={8} align="center" className="mq-user-name">
          <Clip>{name}</Clip> {isMe && <Tag>{userMessages.you}</Tag>}
        </Flex>
        {name !== user.email && (
          <span className="mq-two">
            <Clip>{user.email}</Clip>
          </span>
        )}
      </span>
    </span>
  );
}

function Role({ user: { isAdmin, roles } }: { user: User }) {
  if (roles === undefined || roles.length === 0)
    return <>{isAdmin ? userMessages.administrator : userMessages.noRole}</>;
  return <RoleNames roles={roles} />;
}

/** 'Acme SSO' above 'or password'. */
function SignIn({ user: { signsInBy = [] }, provider }: { user: User; provider: string }) {
  const [byProvider, byPassword] = [signsInBy.includes('oidc'), signsInBy.includes('password')];
  if (!byProvider) return <>{byPassword ? accessMessages.password : accessMessages.none}</>;
  return (
    <>
      {provider}
      {byPassword && <div className="mq-two">{accessMessages.orPassword}</div>}
    </>
  );
}

function Factor({ user, provider }: { user: User; provider: string | undefined }) {
  const { hasSecondFactor, isActive, signsInBy = [] } = user;
  if (hasSecondFactor === undefined) return <>–</>;
  if (hasSecondFactor) return <StatusLabel status="on">{accessMessages.on}</StatusLabel>;
  if (!isActive) return <>{accessMessages.none}</>;
  if (provider !== undefined && signsInBy.includes('oidc') && !signsInBy.includes('password'))
    return (
      <span className="mq-status">
        <SafetyCertificateOutlined aria-hidden /> <span>{accessMessages.ofProvider(provider)}</span>
      </span>
    );
  return <StatusLabel status="notSetUp">{accessMessages.notSetUp}</StatusLabel>;
}

/** When the user was last active, or when they were invited. */
function Seen({ user: { lastSeen, dateCreated, isActive } }: { user: User }) {
  if (lastSeen == null)
    return (
      <>
        {userMessages.never}
        <div className="mq-two">
          {!isActive && userMessages.isDeactivated}
          {isActive && dateCreated && (
            <DatedText date={dateCreated}>{userMessages.invitedAt(formatDateAgo(dateCreated))}</DatedText>
          )}
        </div>
      </>
    );
  return (
    <>
      <RelativeDate date={lastSeen} />
      {!isActive && <div className="mq-two">{userMessages.isDeactivated}</div>}
    </>
  );
}

const ManageButton = ({ user, onManage }: { user: User; onManage: (id: string) => void }) => (
  <Button size="small" aria-label={`${userMessages.manage} ${userName(user)}`} onClick={() => onManage(user._id)}>
    {userMessages.manage}
  </Button>
);

/** A user on a phone. */
export function UserCard({ user, onManage }: { user: User; onManage: ((id: string) => void) | undefined }) {
  return (
    <Flex gap={12} align="center" className="mq-person-card">
      <div>
        <Person user={user} />
        {onManage && (
          <div className="mq-two">
            <Role user={user} />
          </div>
        )}
      </div>
      {onManage && <ManageButton user={user} onManage={onManage} />}
    </Flex>
  );
}
