import type { ReactNode } from 'react';
import { CrossIcon, InfoIcon, TickIcon } from './icons';

const icons = { error: <CrossIcon />, info: <InfoIcon />, success: <TickIcon /> } as const;

/** A message of the pages before login. */
export function PlainAlert({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`mq-plain-alert mq-plain-alert-${kind}`}>
      {icons[kind]}
      <span>{children}</span>
    </div>
  );
}
