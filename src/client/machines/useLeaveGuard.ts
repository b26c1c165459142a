import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useServices } from '../store';
import { useConfirm } from '../ui/feedback/ConfirmProvider';

/** The dialogs of the boards page are named in the address: leaving one is a step, too. */
const pageOf = ({ pathname, search }: Location): string => {
  const params = new URLSearchParams(search);
  return [pathname, params.get('board') ?? '', params.get('add') ?? ''].join('|');
};

/**
 * Asks before unsaved changes are left behind: by a link, the Back button, Cancel (call the answer) or the browser itself.
 * The way to the sign-in page is free: there the draft is kept. While it is being saved nothing can be left at all.
 */
export function useLeaveGuard(dirty: boolean, saving: boolean, drop: () => void): () => Promise<boolean> {
  const confirm = useConfirm();
  const { replay } = useServices();
  const free = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !free.current &&
      !replay.isStepping() &&
      nextLocation.pathname !== '/' &&
      pageOf(currentLocation) !== pageOf(nextLocation),
  );

  const ask = async (): Promise<boolean> => {
    if (saving) return false;
    if (!dirty) return true;
    const sure = await confirm({
      title: 'Leave without saving?',
      children: 'What you typed would be lost.',
      keepText: 'Stay here',
      sureText: 'Leave',
      danger: true,
    });
    if (sure) {
      free.current = true;
      drop();
    }
    return sure;
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  // A blocked step waits outside React for the answer.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void latest.current().then((sure) => {
      if (sure) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker]);
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
  return ask;
}
