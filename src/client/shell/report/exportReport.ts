import { productName } from '../../api/runtime';
import type { AppStore } from '../../store';
import { saveFile } from '../../ui/browser/saveFile';
import { makeReport } from './report';

/** Downloads a report file with the last actions, without secrets. */
export function exportReport({ services, getState }: Pick<AppStore, 'services' | 'getState'>): void {
  const report = makeReport(services.recorder.actions(), getState(), productName());
  saveFile(`marquee-bug-report-${report.at.replace(/[:.]/g, '-')}.json`, 'application/json', JSON.stringify(report));
}
