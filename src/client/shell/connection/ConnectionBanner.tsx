import { Alert } from 'antd';
import { useAppSelector } from '../../store';
import { failureMessages } from '../../ui/ui.messages';

/** Says that the database is away, for as long as it is. */
export function ConnectionBanner() {
  const away = useAppSelector(({ connection }) => connection === 'databaseAway');
  if (!away) return null;
  return (
    <Alert
      banner
      showIcon
      type="warning"
      role="status"
      title={
        <>
          <strong>{failureMessages.databaseAway}</strong> {failureMessages.databaseAwayHint}
        </>
      }
    />
  );
}
