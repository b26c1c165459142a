import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/apiError';
import { useSelectionSearch } from '../../organisations/selection';
import { useListUsersQuery } from '../../session/session.api';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Initials } from '../../ui/display/Initials';
import { organisationMessages } from '../organisationPage.messages';
import { adminTeamMessages } from '../../organisations/organisations.messages';
import { userMessages } from '../../organisations/people.messages';
import { failureMessages } from '../../ui/ui.messages';

/** The members of the organisation's teams. */
export function OrganisationUsers({ orgId }: { orgId: string }) {
  const { currentData: data, error, refetch } = useListUsersQuery({ query: { orgID: orgId, pageSize: 100 } });
  const users = data?.users ?? [];
  const search = useSelectionSearch();
  return (
    <section className="mq-card mq-figure" aria-label={organisationMessages.users}>
      <h2>
        {organisationMessages.users} <span className="mq-count">{data?.totalUsers}</span>
      </h2>
      <div className="mq-list-space">
        {error === undefined && data === undefined && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {error !== undefined && data === undefined && (
          <FailureAlert
            inline
            title={failureMessages.couldNotLoad(organisationMessages.users)}
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data && users.length === 0 && <p className="mq-two">{organisationMessages.noUsers}</p>}
        <ul className="mq-plain-list">
          {users.map((user) => {
            const name = `${user.firstName} ${user.lastName}`.trim();
            return (
              <li key={user._id}>
                <Initials name={name === '' ? user.email : name} />
                <div>
                  {/* Something to focus, so that the list can be scrolled by keyboard. */}
                  <Link
                    className="mq-ellipsis mq-strong-link"
                    to={{
                      pathname: '/users',
                      search: `${search === '' ? '?' : `${search}&`}search=${encodeURIComponent(user.email)}`,
                    }}
                  >
                    {name === '' ? adminTeamMessages.nameless : name}
                  </Link>
                  <div className="mq-two mq-ellipsis">{user.email}</div>
                </div>
                {user.isAdmin !== undefined && (
                  <span className="mq-two">{user.isAdmin ? userMessages.administrator : userMessages.member}</span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
