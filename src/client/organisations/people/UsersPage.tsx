import { useMemo } from 'react';
import type { User } from '#contract/session';
import { useProduct } from '../../api/product.api';
import { useLastKnownRecord } from '../../save/useLastKnownRecord';
import { useListServiceTokensQuery } from '../tokens/serviceTokens.api';
import { useManagesPeople } from '../../session/permissions';
import { useListUsersQuery } from '../../session/users.api';
import { CreateButton } from '../../ui/display/CreateButton';
import { PageTitle } from '../../ui/display/PageTitle';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { LazyFallback } from '../../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { PagedTable } from '../../ui/table/PagedTable';
import { listOf } from '../../ui/table/listOf';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { accessMessages, userMessages } from '../people.messages';
import { FactorBanner } from './FactorBanner';
import { RoleRights } from './RoleRights';
import { UserCard, userColumns } from './userColumns';
import { UserFilters } from './UserFilters';
import { userName } from './UserPicker';
import { describeFilters } from '../../ui/table/tableSearch';
import { listMessages, nounMessages } from '../../ui/ui.messages';
import { userQuery, defaults, narrowDefaults, shape } from './userSearch';
import './people.css';

const ServiceTokens = lazyWithRetry(async () => (await import('../tokens/ServiceTokens')).ServiceTokens);
const PersonDrawer = lazyWithRetry(async () => (await import('./PersonDrawer')).PersonDrawer, LazyFallback);
const InviteDialog = lazyWithRetry(async () => (await import('./InviteDialog')).InviteDialog, LazyFallback);

const filterLabels = {
  search: listMessages.searched,
  role: userMessages.role,
  of: () => userMessages.ofOne,
  hasSecondFactor: (has: boolean) => `${accessMessages.factor}: ${has ? accessMessages.on : accessMessages.notSetUp}`,
  isActive: (isActive: boolean) => (isActive ? '' : userMessages.deactivated),
};

/** `/users`: all users, who can be invited, changed and deactivated. */
export function UsersPage() {
  const mayManage = useManagesPeople();
  const search = useTableSearch('', mayManage ? defaults : narrowDefaults, shape);
  const query = useListUsersQuery({ query: userQuery(search.query, mayManage) });
  const { data } = query;
  const list = listOf(search, query, {
    rows: data?.users,
    total: data?.totalUsers,
    filterText: describeFilters(search.filters, filterLabels),
  });
  const [shown, open] = useAddressParam('user');
  const { has, signInName } = useProduct();
  const hasTokens = mayManage && has('service-tokens');
  const tokens = useListServiceTokensQuery({}, { skip: !hasTokens }).data?.serviceTokens.length;
  const columns = useMemo(() => userColumns(mayManage ? open : undefined, signInName), [mayManage, open, signInName]);
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={nounMessages.users}
        subtitle={data ? userMessages.subtitle(data.totalUsers, tokens) : ' '}
        actions={
          mayManage && (
            <CreateButton
              id="users.invite"
              label={userMessages.invite}
              group={nounMessages.users}
              onClick={() => open('new')}
            />
          )
        }
      >
        {nounMessages.users}
      </PageTitle>
      {mayManage && <FactorBanner />}
      <PagedTable<User>
        label={nounMessages.users}
        title={userMessages.people}
        name="users"
        list={list}
        columns={columns}
        row={{ name: userName, card: (user) => <UserCard user={user} onManage={mayManage ? open : undefined} /> }}
        empty={{ text: userMessages.empty }}
        filters={<UserFilters filters={search.filters} onChange={search.setFilters} managesPeople={mayManage} />}
        minWidth={960}
      />
      {hasTokens && <ServiceTokens />}
      {has('roles') && <RoleRights />}
      {shown === 'new' && mayManage && <InviteDialog onClose={() => open(null)} />}
      {shown !== null && shown !== 'new' && mayManage && (
        <Person key={shown} id={shown} listed={data?.users} onClose={() => open(null)} />
      )}
    </div>
  );
}

/** The user named in the address, from this page of the list if possible. */
function Person({ id, listed, onClose }: { id: string; listed: readonly User[] | undefined; onClose: () => void }) {
  const onPage = listed?.find(({ _id }) => _id === id);
  const { currentData } = useListUsersQuery({ query: { userID: id, pageSize: 1 } }, { skip: onPage !== undefined });
  const user = useLastKnownRecord(id, onPage ?? currentData?.users[0]);
  return user ? <PersonDrawer user={user} onClose={onClose} /> : null;
}
