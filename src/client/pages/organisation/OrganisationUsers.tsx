import { Flex, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import type { User } from '#contract/session';
import { searchWith, useSelectionSearch } from '../../organisations/selection';
import { useListUsersQuery } from '../../session/users.api';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { RecordTable } from '../../ui/table/RecordTable';
import { Initials } from '../../ui/display/Initials';
import { organisationMessages } from './organisationPage.messages';
import { adminTeamMessages } from '../../organisations/organisations.messages';
import { userMessages } from '../../organisations/people.messages';
import { nounMessages } from '../../ui/ui.messages';

/** The members of the organisation's teams. */
export function OrganisationUsers({ orgId }: { orgId: string }) {
  const query = useListUsersQuery({ query: { orgID: orgId, pageSize: 100 } });
  const { currentData: data } = query;
  return (
    <section className="mq-card mq-figure" aria-label={nounMessages.users}>
      <h2>
        {nounMessages.users} <span className="mq-count">{data?.totalUsers}</span>
      </h2>
      <div className="mq-list-space">
        <QueryPending inline what={nounMessages.users} query={query}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </QueryPending>
        {data && (
          <RecordTable
            label={nounMessages.users}
            rows={data.users}
            rowKey={({ _id }) => _id}
            empty={organisationMessages.noUsers}
            name={(user) => <UserName user={user} />}
            cells={[
              ({ isAdmin, roles }) =>
                isAdmin !== undefined && (
                  <span className="mq-two">
                    {roles?.map(({ role }) => role).join(', ') ||
                      (isAdmin ? userMessages.administrator : userMessages.noRole)}
                  </span>
                ),
            ]}
          />
        )}
      </div>
    </section>
  );
}

function UserName({ user: { firstName, lastName, email } }: { user: User }) {
  const search = useSelectionSearch();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Flex component="span" gap={12} align="center" className="mq-person-line">
      <Initials name={name === '' ? email : name} />
      <span>
        {/* Something to focus, so that the list can be scrolled by keyboard. */}
        <Link
          className="mq-ellipsis mq-strong-link"
          to={{ pathname: '/users', search: searchWith(search, `search=${encodeURIComponent(email)}`) }}
        >
          {name === '' ? adminTeamMessages.nameless : name}
        </Link>
        <span className="mq-two mq-ellipsis">{email}</span>
      </span>
    </Flex>
  );
}
