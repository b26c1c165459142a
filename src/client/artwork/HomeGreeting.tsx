import { Button } from 'antd';
import { useGetMeQuery } from '../session/session.api';
import { useSelectionSearch } from '../organisations/selection';
import { Kbd } from '../ui/keyboard/Kbd';
import { homeMessages, needMessages } from './artwork.messages';
import { nounMessages } from '../ui/ui.messages';
import { PageTitle } from '../ui/display/PageTitle';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { WaitingTrend } from './WaitingTrend';

interface HomeGreetingProps {
  /** How many wait; undefined while it is not known, or the API cannot tell. */
  waiting: number | undefined;
  /** How many of them hold up a campaign. */
  needed: number;
  /** Shows those that hold up a campaign first. */
  onNeeded: () => void;
  onStart: (() => void) | undefined;
  /** What waits is being read: room is kept for it. */
  reading: boolean;
}

/** 'Hey {name}.', or 'Hey you.' to somebody without a name. */
export function HomeGreeting({ waiting, needed, onNeeded, onStart, reading }: HomeGreetingProps) {
  const { data, isError } = useGetMeQuery({});
  const search = useSelectionSearch();
  return (
    <PageTitle
      windowTitle={nounMessages.adminDash}
      subtitle={
        <span className="mq-greeting-line">
          {waiting === undefined ? needMessages.unknown : needMessages.waiting(waiting)}
          {needed > 0 && (
            <>
              {' '}
              <Button type="link" className="mq-greeting-needed" onClick={onNeeded}>
                {needMessages.needed(needed)}
              </Button>
            </>
          )}
        </span>
      }
      {...(reading && { actions: <span aria-hidden /> })}
      {...(onStart && {
        actions: (
          <>
            <WaitingTrend search={search} />
            <Button type="primary" onClick={onStart} aria-keyshortcuts="r">
              Start review <Kbd>R</Kbd>
            </Button>
          </>
        ),
      })}
    >
      {data || isError ? (
        homeMessages.greeting(data?.firstName.trim() || undefined)
      ) : (
        // Nobody is called 'you' while the name is on its way; the line keeps its height.
        <>
          {'\u00a0'}
          <VisuallyHidden>{nounMessages.adminDash}</VisuallyHidden>
        </>
      )}
    </PageTitle>
  );
}
