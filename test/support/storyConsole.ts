import { createElement, useEffect, useState } from 'react';
import { App } from '../../src/client/shell/App';
import { createPageRouter } from '../../src/client/shell/router';
import { watchConsole } from '../../src/client/start/watchConsole';
import { createStore } from '../../src/client/store';

/** The whole console at an address, as `main.tsx` puts it together: for stories that lead through several pages. */
export function WholeConsole({ address }: { address: string }) {
  const [store] = useState(() => createStore());
  const [router] = useState(() => createPageRouter(store.dispatch, address));
  useEffect(() => watchConsole(store, router, () => undefined), [store, router]);
  return createElement(App, { store, router });
}
