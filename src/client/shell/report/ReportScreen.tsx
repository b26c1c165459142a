import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { RootState } from '../../store';
import { App } from '../App';
import type { ConsoleRouter } from '../consoleRouter';
import { watchLocation } from '../watchLocation';
import { createViewerStore, type ViewerStore } from './viewerStore';

interface ReportScreenProps {
  states: readonly RootState[];
  at: number;
  /** Creates a router of the whole console at an address, without loaders. */
  createRouter: (address: string) => ConsoleRouter;
}

/** The console as it was at one recorded state, in its own React root, because routers cannot be nested. */
export function ReportScreen({ states, at, createRouter }: ReportScreenProps) {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<ViewerStore>(undefined);

  useEffect(() => {
    if (container.current === null) return;
    const screen = container.current.appendChild(document.createElement('div'));
    const last = states.length - 1;
    const store = createViewerStore(states, last);
    viewer.current = store;
    const router = createRouter(states[last]?.location.address || '/home?orgID=all');
    const stop = watchLocation(store, router);
    const root = createRoot(screen);
    root.render(<App store={store} router={router} />);
    return () => {
      stop();
      store.services.replay.close();
      router.dispose();
      viewer.current = undefined;
      // React cannot unmount a root while another one is rendering.
      setTimeout(() => {
        root.unmount();
        screen.remove();
      });
    };
  }, [states, createRouter]);
  useEffect(() => viewer.current?.stand(at), [states, at]);

  return <div ref={container} inert className="mq-report-screen" />;
}
