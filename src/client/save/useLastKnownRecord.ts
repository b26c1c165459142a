import { useState } from 'react';

/**
 * The record of an open form: the one that its lists have, or, once they have it no more, as they had it last. A form
 * that closed at that moment would lose what was typed.
 */
export function useLastKnownRecord<Row extends { _id: string }>(
  id: string | null,
  found: Row | undefined,
): Row | undefined {
  const [known, setKnown] = useState(found);
  if (found !== undefined && found !== known) setKnown(found);
  return found ?? (known?._id === id ? known : undefined);
}
