import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useExtension } from '../api/product.api';
import { useSelectionInAddress } from '../organisations/useSelectionInAddress';
import { useMe } from '../session/me.api';
import { useClearedCache } from '../session/useClearedCache';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { useDensity } from '../ui/theme/useDensity';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import { LowCredit } from './LowCredit';
import { PageToCome } from './PageToCome';
import { Shell } from './Shell';
import { MovedByOthers } from '../ui/table/useHeldRows';
import { useServices } from '../store';
import { useRecentPages } from './useRecentPages';

/** Everything behind the login: theme, shell and the page. Loaded when it is first needed, so that the login page comes quickly. */
export function Console() {
  const [mode] = useThemeChoice();
  const [density] = useDensity();
  const { events } = useServices();
  useClearedCache();
  return (
    <ThemeProvider mode={mode} density={density}>
      <Shell>
        <MovedByOthers value={events.othersMoved}>
          <Page />
        </MovedByOthers>
      </Shell>
      <LowCredit />
    </ThemeProvider>
  );
}

/** No page is drawn before it is known whose drafts and whose lists it shows. */
function Page() {
  const { identified } = useMe();
  const chosen = useSelectionInAddress();
  useRecentPages();
  const { events } = useServices();
  const areOffered = useExtension('events');
  // While somebody is signed in, what others change is read again as it happens.
  useEffect(() => (identified && areOffered ? events.start() : undefined), [events, identified, areOffered]);
  // Once known it stays known: a later failure to read who this is must not take the page away.
  const [known, setKnown] = useState(identified);
  if (identified && !known) setKnown(true);
  return known && chosen ? <Outlet /> : <PageToCome />;
}
