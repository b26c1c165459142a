import { useEffect } from 'react';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { readPosition, writePosition, type MapPosition } from './mapPosition';

/** Keeps the map's position in the address, without adding history entries. Returns the position in the address. */
export function usePositionInAddress(view: { position: MapPosition } | undefined): MapPosition | undefined {
  const [written, write] = useAddressParam('at');
  const at = view && writePosition(view.position);
  useEffect(() => {
    if (at !== undefined) write(at, { replace: true, preventScrollReset: true });
  }, [at, write]);
  return readPosition(written);
}
