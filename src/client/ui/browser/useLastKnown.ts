import { useState } from 'react';

/**
 * The last data of a query. A change drops the cache entry of a query that nobody subscribes to, and a page behind
 * review mode subscribes to nothing: without this its elements, and with them the focus, would be lost when it is shown
 * again.
 */
export function useLastKnown<Data>(data: Data | undefined): Data | undefined {
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return data ?? known;
}
