import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { watchFailures } from '../../src/client/shell/failures';
import { createStore } from '../../src/client/store';
import type { AppStore } from '../../src/client/store';
import { ThemeProvider } from '../../src/client/ui/theme/ThemeProvider';
import type { Density, ThemeMode } from '../../src/client/ui/theme/theme';

interface StoryShellProps {
  mode: ThemeMode;
  density: Density;
  address: string;
  bare: boolean;
  /** Whether failed calls also get their generic notices, as in the whole console. */
  telling?: boolean;
  preload?: (store: AppStore) => void;
  children: ReactNode;
}

/** The surroundings of a component in the console: theme, a new store, a router at an address. */
export function StoryShell({ mode, density, address, bare, telling = false, preload, children }: StoryShellProps) {
  if (bare) return <>{children}</>;
  return (
    <StoryStore address={address} telling={telling} {...(preload ? { preload } : {})}>
      <ThemeProvider mode={mode} density={density}>
        {children}
      </ThemeProvider>
    </StoryStore>
  );
}

/** The router keeps its first element, so the story is passed through a context; otherwise changed args would not be rendered. */
const Shown = createContext<ReactNode>(null);
const Slot = () => use(Shown);
const nothing = () => undefined;

function StoryStore({
  address,
  telling,
  preload,
  children,
}: Pick<StoryShellProps, 'address' | 'telling' | 'preload' | 'children'>) {
  const [store] = useState(() => {
    const fresh = createStore();
    preload?.(fresh);
    return fresh;
  });
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Slot /> }], { initialEntries: [address] }),
  );
  useEffect(() => (telling ? watchFailures(store, router, nothing) : undefined), [telling, store, router]);
  return (
    <Provider store={store}>
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    </Provider>
  );
}
