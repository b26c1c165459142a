import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSelectionInAddress } from '../organisations/useSelectionInAddress';
import { useMe } from '../session/me.api';
import { useForgottenReads } from '../session/useForgottenReads';
import { ThemeProvider } from '../ui/ThemeProvider';
import { useThemeChoice } from '../ui/useThemeChoice';
import { LowCredit } from './LowCredit';
import { Shell } from './Shell';
import { useRecentPages } from './useRecentPages';

/** Everything behind the login: theme, shell and the page. Loaded when it is first needed, so that the login page comes quickly. */
export function Console() {
  const [mode] = useThemeChoice();
  useForgottenReads();
  return (
    <ThemeProvider mode={mode}>
      <Shell>
        <Page />
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
  // Once known it stays known: a later failure to read who this is must not take the page away.
  const [known, setKnown] = useState(identified);
  if (identified && !known) setKnown(true);
  return known && chosen ? <Outlet /> : <div role="status" aria-busy="true" className="mq-sr" />;
}
