import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { api } from '../api/api';
import { useExtension } from '../api/product.api';
import { useSelectionInAddress } from '../organisations/useSelectionInAddress';
import { useMe } from '../session/useMe';
import { usePreferences } from '../session/usePreferences';
import { Deferred } from '../ui/display/Deferred';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { useDensity } from '../ui/theme/useDensity';
import { useThemeChoice } from '../ui/theme/useThemeChoice';
import { LowCredit } from './LowCredit';
import { PagePlaceholder } from './PagePlaceholder';
import { Shell } from './Shell';
import { MovedByOthers } from '../ui/table/useHeldRows';
import { useAppDispatch, useServices } from '../store';
import { useRecentPages } from './useRecentPages';

/** Everything behind the login: theme, shell and the page. Lazy-loaded, so that the login page loads fast. */
export function Console() {
  const [mode] = useThemeChoice();
  const [density] = useDensity();
  const { events } = useServices();
  const dispatch = useAppDispatch();
  // The next user of this browser sees none of this user's data.
  useEffect(() => () => void dispatch(api.util.resetApiState()), [dispatch]);
  return (
    <ThemeProvider mode={mode} density={density}>
      <Shell>
        <MovedByOthers value={events.othersMoved}>
          <Page />
        </MovedByOthers>
      </Shell>
      <Deferred>
        <LowCredit />
        <Background />
      </Deferred>
    </ThemeProvider>
  );
}

/** What goes on behind every page. */
function Background() {
  const { identified } = useMe();
  usePreferences();
  const { events } = useServices();
  const areOffered = useExtension('events');
  // Listens to changes by others while the user is signed in.
  useEffect(() => (identified && areOffered ? events.start() : undefined), [events, identified, areOffered]);
  return null;
}

/** Pages are rendered only once the user and the selection are known, because drafts and lists depend on them. */
function Page() {
  const { identified } = useMe();
  const chosen = useSelectionInAddress();
  useRecentPages();
  // Once known, it stays so: a later failure to load the user must not remove the page.
  const [known, setKnown] = useState(identified);
  if (identified && !known) setKnown(true);
  return known && chosen ? <Outlet /> : <PagePlaceholder />;
}
