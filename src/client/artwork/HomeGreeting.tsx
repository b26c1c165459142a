import { Button } from 'antd';
import { useGetMeQuery } from '../session/session.api';
import { Kbd } from '../ui/Kbd';
import { homeMessages } from './artwork.messages';
import { nounMessages } from '../ui/ui.messages';
import { fromNow } from '../ui/moment';
import { PageTitle } from '../ui/PageTitle';
import { useNow } from '../ui/useNow';

interface HomeGreetingProps {
  /** How many wait; undefined while it is not known, or the API cannot tell. */
  waiting: number | undefined;
  /** When the one that waits longest came in. */
  oldest: string | undefined;
  onStart: (() => void) | undefined;
  /** What waits is being read: room is kept for it. */
  reading: boolean;
}

/** 'Hey {name}.', or 'Hey you.' to somebody without a name. */
export function HomeGreeting({ waiting, oldest, onStart, reading }: HomeGreetingProps) {
  const { data } = useGetMeQuery({});
  const now = useNow();
  return (
    <PageTitle
      windowTitle={nounMessages.adminDash}
      subtitle={
        <span className={reading ? 'mq-greeting-line mq-greeting-reading' : 'mq-greeting-line'}>
          {waitingText(waiting, oldest, now)}
        </span>
      }
      {...(reading && { actions: <span aria-hidden /> })}
      {...(onStart && {
        actions: (
          <Button type="primary" onClick={onStart} aria-keyshortcuts="r">
            Start review <Kbd>R</Kbd>
          </Button>
        ),
      })}
    >
      {data ? homeMessages.greeting(data.firstName.trim() || undefined) : homeMessages.greeting(undefined)}
    </PageTitle>
  );
}

/** '14 artworks are waiting for review. The oldest came in 3 days ago.' `now`: milliseconds since 1970. */
export function waitingText(waiting: number | undefined, oldest: string | undefined, now: number): string {
  if (waiting === undefined) return 'Review the artworks of all organisations.';
  if (waiting === 0) return 'No artwork is waiting for review.';
  const count =
    waiting === 1 ? '1 artwork is waiting for review.' : `${String(waiting)} artworks are waiting for review.`;
  if (oldest === undefined) return count;
  const age = fromNow(oldest, now);
  return waiting === 1 ? `${count} It came in ${age}.` : `${count} The oldest came in ${age}.`;
}
