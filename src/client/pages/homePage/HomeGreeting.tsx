import { Button } from 'antd';
import { useGetMeQuery } from '../../session/session.api';
import { Kbd } from '../../ui/keyboard/Kbd';
import { homeMessages, needMessages } from '../../artwork/artwork.messages';
import { nounMessages } from '../../ui/ui.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { WaitingTrend } from './WaitingTrend';

interface HomeGreetingProps {
  /** How many artworks wait; undefined while unknown, or if the API has no such filter. */
  waiting: number | undefined;
  /** How many of them hold up a campaign. */
  needed: number;
  /** Shows those that hold up a campaign first. */
  onNeeded: () => void;
  onStart: (() => void) | undefined;
  /** The queue is being loaded: its space is reserved. */
  reading: boolean;
}

/** 'Hey {name}.', or 'Hey you.' without a name. */
export function HomeGreeting({ waiting, needed, onNeeded, onStart, reading }: HomeGreetingProps) {
  const { data, isError } = useGetMeQuery({});
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
      {...((reading || onStart) && {
        actions: (
          <>
            <WaitingTrend />
            <Button
              type="primary"
              style={onStart ? {} : { visibility: 'hidden' }}
              onClick={onStart}
              aria-keyshortcuts="r"
            >
              Start review <Kbd>R</Kbd>
            </Button>
          </>
        ),
      })}
    >
      {data || isError ? (
        homeMessages.greeting(data?.firstName.trim() || undefined)
      ) : (
        // Empty while the name is loading, instead of 'Hey you.'; the line keeps its height.
        <>
          {'\u00a0'}
          <VisuallyHidden>{nounMessages.adminDash}</VisuallyHidden>
        </>
      )}
    </PageTitle>
  );
}
