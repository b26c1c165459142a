import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { User } from '#contract/session';
import { failureOf } from '../../machines/mutationActor';
import { useListUsersQuery } from '../../session/session.api';
import { Initials } from '../../ui/Initials';
import { userMessages } from '../people.messages';
import { PagedTable } from '../../ui/PagedTable';
import type { PagedColumn } from '../../ui/pagedColumns';
import { PageTitle } from '../../ui/PageTitle';
import { RelativeDate } from '../../ui/RelativeDate';
import { SearchField } from '../../ui/SearchField';
import { tableStatus } from '../../ui/tableStatus';
import { useAddressParam } from '../../ui/useAddressParam';
import { useShortcuts } from '../../ui/useShortcuts';
import { useTableSearch } from '../../ui/useTableSearch';
import { FilterChip } from '../../ui/FilterChip';
import { TeamNames } from './TeamNames';
import { UserDialog } from './UserDialog';
import { userName } from './UserPicker';
import { defaults, shape } from './userSearch';
import './people.css';

/** `/users`: everybody, with the ways to invite, change and deactivate. */
export function UsersPage() {
  const search = useTableSearch('', defaults, shape);
  const list = useListUsersQuery({ query: search.query });
  const { data, error, refetch } = list;
  const [shown, open] = useAddressParam('user');
  const columns = useMemo(() => userColumns(open), [open]);
  useShortcuts([
    {
      id: 'users.invite',
      keys: 'n',
      label: userMessages.invite,
      group: userMessages.title,
      run: () => open('new'),
    },
  ]);
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={userMessages.title}
        subtitle={data ? userMessages.subtitle(data.totalUsers) : ' '}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
            {userMessages.invite}
          </Button>
        }
      >
        {userMessages.title}
      </PageTitle>
      <PagedTable<User>
        label={userMessages.title}
        total={data?.totalUsers ?? 0}
        rows={data?.users ?? []}
        columns={columns}
        rowName={userName}
        {...search.place}
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
        renderCard={(user) => <UserCard user={user} onEdit={open} />}
        minWidth={820}
      />
      {shown !== null && (
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

const userColumns = (onEdit: (id: string) => void): PagedColumn<User>[] => [
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
    render: ({ email }) => (
      <span className="mq-ellipsis" title={email}>
        {email}
      </span>
    ),
  },
  { id: 'teams', title: userMessages.teams, render: ({ teams }) => <TeamNames ids={teams} /> },
  { id: 'role', title: userMessages.role, width: 120, render: (user) => <Role user={user} /> },
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
    render: (user) => <EditButton user={user} onEdit={onEdit} />,
  },
];

const Role = ({ user: { isActive, isAdmin } }: { user: User }) =>
  isActive ? (
    <>{isAdmin ? userMessages.administrator : userMessages.member}</>
  ) : (
    <span className="mq-tone-error">{userMessages.deactivated}</span>
  );

const EditButton = ({ user, onEdit }: { user: User; onEdit: (id: string) => void }) => (
  <Button size="small" aria-label={`${userMessages.edit} ${userName(user)}`} onClick={() => onEdit(user._id)}>
    {userMessages.edit}
  </Button>
);

/** A user on a phone. */
function UserCard({ user, onEdit }: { user: User; onEdit: (id: string) => void }) {
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
      <EditButton user={user} onEdit={onEdit} />
    </div>
  );
}
