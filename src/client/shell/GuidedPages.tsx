import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParam } from '../ui/browser/useAddressParam';
import { AdminTeams } from '../organisations/AdminTeams';
import { tours } from '../tour/steps';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import { PageGuard } from './PageGuard';

const DisclaimerModal = lazyWithRetry(async () => (await import('../tour/DisclaimerModal')).DisclaimerModal);
const Tour = lazyWithRetry(async () => (await import('../tour/Tour')).Tour);

/**
 * The layout of all pages: on `/home` and `/boards` the address can open the disclaimer and the tour; `/home` ends with
 * the teams.
 */
export function GuidedPages() {
  const { pathname } = useLocation();
  const page = pathname.replace(/(?<=.)\/+$/, '');
  const steps = tours[page];
  return (
    <>
      <PageGuard />
      {page === '/home' && <AdminTeams />}
      {steps !== undefined && <Guides steps={steps} />}
    </>
  );
}

function Guides({ steps }: { steps: (typeof tours)[string] }) {
  const [disclaimer, closeDisclaimer] = useFlag('firstSignin');
  const [tour, endTour] = useFlag('showTutorial');
  return (
    <>
      {disclaimer && <DisclaimerModal onClose={closeDisclaimer} />}
      {/* One after the other: the tour waits until the disclaimer is read. */}
      {tour && !disclaimer && <Tour steps={steps} onEnd={endTour} />}
    </>
  );
}

/** A flag in the address, and a function that removes it. */
function useFlag(name: string): [on: boolean, remove: () => void] {
  const [value, set] = useAddressParam(name);
  const location: { state: unknown } = useLocation();
  const { state } = location;
  const remove = useCallback(() => set(null, { replace: true, state }), [set, state]);
  return [value === 'true', remove];
}
