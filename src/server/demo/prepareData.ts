import type { Services } from '../services';

export function prepareData(_services: Services): Promise<void> {
  return Promise.resolve();
}
