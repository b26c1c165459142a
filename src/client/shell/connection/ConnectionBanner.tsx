import { Alert } from 'antd';
import { useAppSelector } from '../../store';
import { failureMessages } from '../../ui/ui.messages';

/** A banner while the database cannot be reached. */
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
