import { useState, useSyncExternalStore } from 'react';

/** False until somebody subscribes, which React does once a component is in the page. */
function createMounted() {
  let isMounted = false;
  return {
    subscribe: (changed: () => void) => {
      isMounted = true;
      changed();
      return () => undefined;
    },
    read: () => isMounted,
  };
}

/**
 * `open` of a dialog that may stand over another layer; false in its first rendering. antd notes open layers for the
 * Escape key while it renders them. React may discard a first rendering, as of code that loads, and the note would stay:
 * Escape would no longer close the layer below.
 */
export function useLayerOpen(open: boolean): boolean {
  const [mounted] = useState(createMounted);
  return useSyncExternalStore(mounted.subscribe, mounted.read) && open;
}
