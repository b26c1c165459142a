import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPosition, writePosition } from './mapPosition';

/** Keeps the map's position in the address, without adding history entries. Returns the position in the address. */
export function usePositionInAddress(
  view: { position: Parameters<typeof writePosition>[0] } | undefined,
): ReturnType<typeof readPosition> {
  const [address, setAddress] = useSearchParams();
  const at = view && writePosition(view.position);
  // `setAddress` is a new function after each change of the address, which must not cause another write.
  const write = useRef(setAddress);
  useEffect(() => {
    write.current = setAddress;
  });
  useEffect(() => {
    if (at === undefined) return;
    write.current(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('at', at);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [at]);
  return readPosition(address.get('at'));
}
