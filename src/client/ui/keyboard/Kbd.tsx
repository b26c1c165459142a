import type { ReactNode } from 'react';

interface KbdProps {
  children: ReactNode;
  /** Excluded from the accessible name of its control, whose `aria-keyshortcuts` contains the key. */
  silent?: boolean;
}

/** A key, as printed on the keyboard. */
export function Kbd({ children, silent = false }: KbdProps) {
  return (
    <kbd className="mq-kbd" translate="no" {...(silent && { 'aria-hidden': true })}>
      {children}
    </kbd>
  );
}
