import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

type Tone = 'warning' | 'error';

/** One record that an act touches. */
export interface TouchedRow {
  id: string;
  picture?: ReactNode;
  name: string;
  /** Its owner or place. */
  place: ReactNode;
  /** What it touches, as a status. */
  touches?: ReactNode;
  /** Below that: '4 ads · 3 campaigns'. */
  more?: string;
  /** Shown when the row is opened. */
  opened?: ReactNode;
}

/** What an act touches, for its question. */
export interface Touches {
  /** Takes the place of the question. */
  title?: string;
  /** Takes the place of the line under the question. */
  lead?: string;
  totals: readonly { label: string; value: number; tone?: Tone | undefined }[];
  rows: readonly TouchedRow[];
  /** How many records have no row. */
  unlisted?: number;
  /** What nobody would expect. */
  notes?: readonly { tone: 'info' | Tone; text: ReactNode }[];
  /** The act changes none of the records: the question offers to clear the selection instead. */
  changesNothing?: true;
  /** The act with its consequence: 'Approve 4. 20 boards do not fit'. */
  sureText?: string;
}

export interface Counted {
  status: 'counting' | 'failed' | 'ready';
  touches: Touches | undefined;
  retry: () => void;
}

const counting = { status: 'counting', touches: undefined } as const;

/**
 * Counts once each time a question opens: what it shows does not change while it is read, nor while it closes after
 * its records were deleted. `count` undefined: nothing is asked.
 */
export function useCounted(count: (() => Promise<Touches>) | undefined): Counted {
  const [state, setState] = useState<Omit<Counted, 'retry'>>(counting);
  const [tries, setTries] = useState(0);
  const isOpen = count !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(counting);
  }
  const start = useEffectEvent(() => count?.());
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    start()?.then(
      (touches) => isCurrent && setState({ status: 'ready', touches }),
      () => isCurrent && setState({ status: 'failed', touches: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, tries]);
  const retry = (): void => {
    setState(counting);
    setTries(tries + 1);
  };
  return { ...state, retry };
}
