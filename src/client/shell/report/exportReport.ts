import { recordedActions } from '../../machines/recorder';
import { productName } from '../../api/runtime';
import { saveFile } from '../../ui/saveFile';
import { makeReport } from './report';

/** Hands the person a file with what was just done, without secrets. */
export function exportReport(store: { dispatch: object; getState: () => unknown }): void {
  const report = makeReport(recordedActions(store.dispatch), store.getState(), productName());
  saveFile(`marquee-bug-report-${report.at.replace(/[:.]/g, '-')}.json`, 'application/json', JSON.stringify(report));
}
