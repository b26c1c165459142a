import { Alert } from 'antd';
import { formatMinute } from '../../ui/format/moment';
import { useListSubmissionsQuery } from './submissions.api';
import { artworkMessages } from '../artwork.messages';

/** Milliseconds. */
const pollingInterval = 60_000;

/** Says that the platform's verdicts cannot be read, or some of its records; nothing while all is well. */
export function VerdictNotice() {
  const { data } = useListSubmissionsQuery({ query: { pageSize: 1 } }, { pollingInterval });
  const { failingSince, error, unreadable = 0 } = data?.verdicts ?? {};
  if (failingSince != null)
    return (
      <Alert
        type="error"
        showIcon
        title={artworkMessages.verdictsFailing(formatMinute(failingSince))}
        description={error ?? ''}
      />
    );
  return unreadable > 0 ? (
    <Alert type="warning" showIcon title={artworkMessages.verdictsUnreadable(unreadable)} />
  ) : null;
}
