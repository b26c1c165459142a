import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPosition, writePosition } from './mapPosition';

/** Keeps the map's position in the address, without a step in the history. Returns the position the address names. */
export function usePositionInAddress(
  view: { position: Parameters<typeof writePosition>[0] } | undefined,
): ReturnType<typeof readPosition> {
  const [address, setAddress] = useSearchParams();
  const at = view && writePosition(view.position);
  // `setAddress` is another function after each change of the address, which is no reason to write it again.
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
