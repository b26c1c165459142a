import type { ReactNode } from 'react';

interface KbdProps {
  children: ReactNode;
  /** Left out of the name of the control that it stands in, whose `aria-keyshortcuts` says it. */
  silent?: boolean;
}

/** A key, as printed on the keyboard. */
export function Kbd({ children, silent = false }: KbdProps) {
  return (
    <kbd className="mq-kbd" {...(silent && { 'aria-hidden': true })}>
      {children}
    </kbd>
  );
}
