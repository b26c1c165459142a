import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { User } from '#contract/session';
import { failureOf } from '../../machines/mutationActor';
import { useListUsersQuery } from '../../session/session.api';
import { Initials } from '../../ui/Initials';
import { messages } from '../../ui/messages';
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
      label: messages.users.invite,
      group: messages.users.title,
      run: () => open('new'),
    },
  ]);
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={messages.users.title}
        subtitle={data ? messages.users.subtitle(data.totalUsers) : ' '}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
            {messages.users.invite}
          </Button>
        }
      >
        {messages.users.title}
      </PageTitle>
      <PagedTable<User>
        label={messages.users.title}
        total={data?.totalUsers ?? 0}
        rows={data?.users ?? []}
        columns={columns}
        rowName={userName}
        {...search.place}
        onChange={search.onChange}
        status={tableStatus(list)}
        failure={error && failureOf(error)}
        onRetry={() => void refetch()}
        emptyText={messages.users.empty}
        filters={
          <>
            <div className="mq-people-search">
              <SearchField
                label={messages.users.search}
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
              {messages.users.administrator}
            </FilterChip>
            <FilterChip
              on={search.filters.isActive === false}
              onChange={(on) => {
                search.setFilters({ isActive: on ? false : undefined });
              }}
            >
              {messages.users.deactivated}
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
    title: messages.users.name,
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
    title: messages.users.email,
    sortID: 'email',
    render: ({ email }) => (
      <span className="mq-ellipsis" title={email}>
        {email}
      </span>
    ),
  },
  { id: 'teams', title: messages.users.teams, render: ({ teams }) => <TeamNames ids={teams} /> },
  { id: 'role', title: messages.users.role, width: 120, render: (user) => <Role user={user} /> },
  {
    id: 'seen',
    title: messages.users.lastSeen,
    sortID: 'lastSeen',
    width: 130,
    skeleton: 'two',
    render: ({ lastSeen }) => (lastSeen === null ? messages.users.never : <RelativeDate date={lastSeen} />),
  },
  {
    id: 'edit',
    title: messages.users.edit,
    hideTitle: true,
    width: 76,
    stick: true,
    skeleton: 'none',
    render: (user) => <EditButton user={user} onEdit={onEdit} />,
  },
];

const Role = ({ user: { isActive, isAdmin } }: { user: User }) =>
  isActive ? (
    <>{isAdmin ? messages.users.administrator : messages.users.member}</>
  ) : (
    <span className="mq-tone-error">{messages.users.deactivated}</span>
  );

const EditButton = ({ user, onEdit }: { user: User; onEdit: (id: string) => void }) => (
  <Button size="small" aria-label={`${messages.users.edit} ${userName(user)}`} onClick={() => onEdit(user._id)}>
    {messages.users.edit}
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
