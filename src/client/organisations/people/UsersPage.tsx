import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { User } from '#contract/session';
import { failureOf } from '../../api/apiError';
import { useProduct } from '../../api/product.api';
import { useMay } from '../../session/may.api';
import { useListUsersQuery } from '../../session/session.api';
import { Clip } from '../../ui/display/Clip';
import { Initials } from '../../ui/display/Initials';
import { accessMessages, userMessages } from '../people.messages';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { PageTitle } from '../../ui/display/PageTitle';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { SearchField } from '../../ui/form/SearchField';
import { tableStatus } from '../../ui/table/tableStatus';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { FilterChip } from '../../ui/table/FilterChip';
import { RoleNames } from './RoleNames';
import { RoleRights } from './RoleRights';
import { TeamNames } from './TeamNames';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { userName } from './UserPicker';
import { defaults, shape } from './userSearch';
import './people.css';

const ServiceTokens = lazyWithRetry(async () => (await import('../tokens/ServiceTokens')).ServiceTokens);
const UserDialog = lazyWithRetry(async () => (await import('./UserDialog')).UserDialog, LazyFallback);

/** `/users`: everybody, with the ways to invite, change and deactivate. */
export function UsersPage() {
  const search = useTableSearch('', defaults, shape);
  const list = useListUsersQuery({ query: search.query });
  const { data, error, refetch } = list;
  const [shown, open] = useAddressParam('user');
  const mayManage = useMay('people') === 'yes';
  const { has, signInName } = useProduct();
  const columns = useMemo(() => userColumns(mayManage ? open : undefined, signInName), [mayManage, open, signInName]);
  useShortcuts([
    {
      id: 'users.invite',
      keys: 'n',
      label: userMessages.invite,
      group: userMessages.title,
      when: mayManage,
      run: () => open('new'),
    },
  ]);
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={userMessages.title}
        subtitle={data ? userMessages.subtitle(data.totalUsers) : ' '}
        actions={
          mayManage && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
              {userMessages.invite}
            </Button>
          )
        }
      >
        {userMessages.title}
      </PageTitle>
      <PagedTable<User>
        label={userMessages.title}
        name="users"
        owns={search.owns}
        total={data?.totalUsers ?? 0}
        rows={data?.users ?? []}
        columns={columns}
        rowName={userName}
        {...search.tableParams}
        onChange={search.onChange}
        status={tableStatus(list)}
        failure={error && failureOf(error)}
        onRetry={() => void refetch()}
        emptyText={userMessages.empty}
        filters={
          <>
            <div className="mq-people-search">
              <SearchField
                label={userMessages.search}
                value={search.filters.search ?? ''}
                onChange={(text) => {
                  search.setFilters({ search: text === '' ? undefined : text }, 'replace');
                }}
              />
            </div>
            <FilterChip
              on={search.filters.isAdmin === true}
              onChange={(on) => {
                search.setFilters({ isAdmin: on ? true : undefined });
              }}
            >
              {userMessages.administrator}
            </FilterChip>
            <FilterChip
              on={search.filters.isActive === false}
              onChange={(on) => {
                search.setFilters({ isActive: on ? false : undefined });
              }}
            >
              {userMessages.deactivated}
            </FilterChip>
          </>
        }
        filtered={search.filtered}
        onClearFilters={search.clearFilters}
        renderCard={(user) => <UserCard user={user} onEdit={mayManage ? open : undefined} />}
        minWidth={960}
      />
      {mayManage && has('service-tokens') && <ServiceTokens />}
      {has('roles') && <RoleRights />}
      {shown !== null && mayManage && (
        <UserDialog
          key={shown}
          user={shown === 'new' ? undefined : data?.users.find(({ _id }) => _id === shown)}
          isNew={shown === 'new'}
          onClose={() => open(null)}
        />
      )}
    </div>
  );
}

const userColumns = (
  onEdit: ((id: string) => void) | undefined,
  signInName: string | undefined,
): PagedColumn<User>[] => [
  {
    id: 'name',
    title: userMessages.name,
    sortID: 'firstName',
    skeleton: 'two',
    render: (user) => (
      <span className="mq-user-cell">
        <Initials name={userName(user)} />
        <span className="mq-ellipsis">{userName(user)}</span>
      </span>
    ),
  },
  {
    id: 'email',
    title: userMessages.email,
    sortID: 'email',
    render: ({ email }) => <Clip>{email}</Clip>,
  },
  { id: 'teams', title: userMessages.teams, render: ({ teams }) => <TeamNames ids={teams} /> },
  { id: 'role', title: userMessages.role, width: 190, skeleton: 'two', render: (user) => <Role user={user} /> },
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
    width: 140,
    render: (user) => <Factor user={user} provider={signInName} />,
  },
  {
    id: 'seen',
    title: userMessages.lastSeen,
    sortID: 'lastSeen',
    width: 130,
    skeleton: 'two',
    render: ({ lastSeen }) => (lastSeen === null ? userMessages.never : <RelativeDate date={lastSeen} />),
  },
  {
    id: 'edit',
    title: userMessages.edit,
    hideTitle: true,
    width: 76,
    stick: true,
    skeleton: 'none',
    render: (user) => onEdit && <EditButton user={user} onEdit={onEdit} />,
  },
];

function Role({ user: { isActive, isAdmin, roles } }: { user: User }) {
  if (!isActive) return <span className="mq-tone-error">{userMessages.deactivated}</span>;
  if (roles === undefined || roles.length === 0)
    return <>{isAdmin ? userMessages.administrator : userMessages.member}</>;
  return <RoleNames roles={roles} />;
}

/** 'Acme SSO', over 'or password'. */
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

function Factor({ user: { hasSecondFactor, signsInBy = [] }, provider }: { user: User; provider: string | undefined }) {
  if (hasSecondFactor === undefined) return <>–</>;
  if (hasSecondFactor) return <StatusLabel status="on">{accessMessages.on}</StatusLabel>;
  if (provider !== undefined && signsInBy.includes('oidc') && !signsInBy.includes('password'))
    return <>{accessMessages.ofProvider(provider)}</>;
  return <StatusLabel status="off">{accessMessages.notSetUp}</StatusLabel>;
}

const EditButton = ({ user, onEdit }: { user: User; onEdit: (id: string) => void }) => (
  <Button size="small" aria-label={`${userMessages.edit} ${userName(user)}`} onClick={() => onEdit(user._id)}>
    {userMessages.edit}
  </Button>
);

/** A user on a phone. */
function UserCard({ user, onEdit }: { user: User; onEdit: ((id: string) => void) | undefined }) {
  return (
    <div className="mq-person-card">
      <Initials name={userName(user)} />
      <div>
        <div className="mq-ellipsis">{userName(user)}</div>
        <div className="mq-two mq-ellipsis">{user.email}</div>
        <div className="mq-two">
          <Role user={user} />
        </div>
      </div>
      {onEdit && <EditButton user={user} onEdit={onEdit} />}
    </div>
  );
}
