import { useContext, type ReactNode } from 'react';
import { Provider, ReactReduxContext } from 'react-redux';
import { broughtStore } from './storeLater';

/** Gives its children the console's store, unless they stand in one already (a story's, a test's). */
export function WithStore({ children }: { children: ReactNode }) {
  const outer = useContext(ReactReduxContext);
  return outer === null ? <Provider store={broughtStore()}>{children}</Provider> : children;
}
