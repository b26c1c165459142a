import type { ReactNode } from 'react';

/** Marks the rows around antd's Table as being refetched. As a prop of the Table it would render every cell again. */
export function BusyRows({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={isBusy ? 'mq-table-busy' : undefined} aria-busy={isBusy}>
      {children}
    </div>
  );
}
