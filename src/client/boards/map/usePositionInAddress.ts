import { useEffect } from 'react';
import { useAddressSearch } from '../../ui/browser/useAddressSearch';
import { readPosition, writePosition } from './mapPosition';

/** Keeps the map's position in the address, without adding history entries. Returns the position in the address. */
export function usePositionInAddress(
  view: { position: Parameters<typeof writePosition>[0] } | undefined,
): ReturnType<typeof readPosition> {
  const [address, setAddress] = useAddressSearch();
  const at = view && writePosition(view.position);
  useEffect(() => {
    if (at === undefined) return;
    void setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('at', at);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [at, setAddress]);
  return readPosition(address.get('at'));
}
