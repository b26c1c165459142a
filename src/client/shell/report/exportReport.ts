import { recordedActions } from '../../machines/recorder';
import { productName } from '../../api/runtime';
import { makeReport } from './report';

/** Hands the person a file with what was just done, without secrets. */
export function exportReport(store: { dispatch: object; getState: () => unknown }): void {
  const report = makeReport(recordedActions(store.dispatch), store.getState(), productName());
  const address = URL.createObjectURL(new Blob([JSON.stringify(report)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `marquee-bug-report-${report.at.replace(/[:.]/g, '-')}.json`;
  link.click();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
