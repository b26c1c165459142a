import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, type Location } from 'react-router-dom';
import { useLatest } from '../machines/useLatest';
import { formMessages } from '../ui/ui.messages';
import { useConfirm } from '../ui/feedback/ConfirmProvider';

/** The page and its open dialog: dialogs of the boards page are in the address, so closing one is a navigation too. */
const pageOf = ({ pathname, search }: Location): string => {
  const params = new URLSearchParams(search);
  return [pathname, params.get('board') ?? '', params.get('add') ?? ''].join('|');
};

/** The state of a navigation away from a record that is gone: nothing of it can be saved any more. */
export const recordGone = { recordGone: true };
const isGone = ({ state }: Location<unknown>): boolean =>
  typeof state === 'object' && state !== null && 'recordGone' in state;

/**
 * Asks before unsaved changes are left behind: by a link, the Back button, Cancel (call the returned function) or the
 * browser itself. Navigation to the sign-in page is allowed, because the draft is kept. While saving, leaving is
 * blocked.
 */
export function useLeaveGuard(
  dirty: boolean,
  saving: boolean,
  drop: () => void,
  { title, lost }: Record<'title' | 'lost', string> = formMessages.leave,
): () => Promise<boolean> {
  const confirm = useConfirm();
  const free = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      dirty &&
      !free.current &&
      !isGone(nextLocation) &&
      nextLocation.pathname !== '/' &&
      // The Back button closes any dialog or drawer that is in the address; other navigation asks before it closes one.
      (historyAction === NavigationType.Pop
        ? currentLocation.search !== nextLocation.search || currentLocation.pathname !== nextLocation.pathname
        : pageOf(currentLocation) !== pageOf(nextLocation)),
  );

  const confirmLeave = async (): Promise<boolean> => {
    if (saving) return false;
    if (!dirty) return true;
    const sure = await confirm({
      title,
      children: lost,
      keepText: formMessages.stay,
      sureText: formMessages.leaveNow,
      danger: true,
    });
    if (sure) {
      free.current = true;
      drop();
    }
    return sure;
  };
  const latest = useLatest(confirmLeave);
  // The blocked navigation waits outside React for the user's choice.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void latest()().then((sure) => {
      if (sure) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, latest]);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty]);
  return confirmLeave;
}
