import type { Store } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { RootState } from '../store';
import type { ConsoleRouter } from './consoleRouter';

/** The console with a given store and router; stories and tests use their own. */
export function App({ store, router }: { store: Store<RootState>; router: ConsoleRouter }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
