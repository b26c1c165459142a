import type { ReactNode } from 'react';

/** A key, as printed on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="mq-kbd">{children}</kbd>;
}
