import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '../store';
import type { ConsoleRouter } from './router';

/** The console over a given store and router, so that stories and tests can bring their own. */
export function App({ store, router }: { store: AppStore; router: ConsoleRouter }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
