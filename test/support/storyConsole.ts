import { createElement, useEffect, useState } from 'react';
import { App } from '../../src/client/shell/App';
import { watchFailures } from '../../src/client/shell/failures';
import { createPageRouter } from '../../src/client/shell/router';
import { watchPlace } from '../../src/client/shell/watchPlace';
import { watchSession } from '../../src/client/shell/watchSession';
import { createStore } from '../../src/client/store';

const nothing = () => undefined;

/** The whole console at an address, as `main.tsx` puts it together: for stories that lead through several pages. */
export function WholeConsole({ address }: { address: string }) {
  const [store] = useState(() => createStore());
  const [router] = useState(() => createPageRouter(address));
  useEffect(() => {
    const stops = [watchFailures(store, router, nothing), watchSession(router), watchPlace(store, router)];
    return () => stops.forEach((stop) => stop());
  }, [store, router]);
  return createElement(App, { store, router });
}
