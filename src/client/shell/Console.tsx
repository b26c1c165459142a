import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { getConfig } from '#contract/product';
import { getMe } from '#contract/session';
import { api } from '../api/api';
import { areOfAnother, firstRead, type FirstRead } from '../api/firstAnswers';
import { productApi } from '../api/product.api';
import { useSelectionInAddress } from '../organisations/useSelectionInAddress';
import { useMe } from '../session/me.api';
import { sessionApi } from '../session/session.api';
import { useAppDispatch } from '../store';
import { useForgottenReads } from '../session/useForgottenReads';
import { ThemeProvider } from '../ui/ThemeProvider';
import { useThemeChoice } from '../ui/useThemeChoice';
import { WithStore } from '../WithStore';
import { LowCredit } from './LowCredit';
import { Shell } from './Shell';
import { useRecentPages } from './useRecentPages';

/** What the frame shows first. */
export const firstReads = (): FirstRead[] => [
  firstRead(getMe, sessionApi.endpoints.getMe, {}),
  firstRead(getConfig, productApi.endpoints.getConfig, {}),
];

/** Everything behind the login: store, theme, shell and the page. Loaded when it is first needed, so that the login page comes quickly. */
export function Console() {
  return (
    <WithStore>
      <OwnAnswers />
      <Frame />
    </WithStore>
  );
}

/** Between the first answers and the first drawing somebody else may have signed in. */
function OwnAnswers() {
  const dispatch = useAppDispatch();
  useState(() => {
    if (areOfAnother()) dispatch(api.util.resetApiState());
  });
  return null;
}

function Frame() {
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
