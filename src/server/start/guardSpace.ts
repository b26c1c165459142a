import { createPoller, type Poller } from '../db/poller';
import type { Services } from './services';

type Parts = Pick<Services, 'freeSpace' | 'outbox' | 'log'>;

/** Seconds between looks at the free space. */
const lookEvery = 5;

/** Stops the out-box while the disk is full, because its jobs write too. */
export const guardSpace = (parts: Parts): Poller =>
  createPoller(pauseOutboxWhileDiskFull(parts), lookEvery, { log: parts.log, name: 'the watch over the disk' });

export function pauseOutboxWhileDiskFull({ freeSpace, outbox, log }: Parts): () => Promise<'done'> {
  let resting = false;
  return async () => {
    const full = (await freeSpace()) === 'exhausted';
    if (full && !resting) {
      log.error(
        'The disk of DATA_DIR is full: records can be read, but nothing is saved or submitted. Free some space.',
      );
      await outbox.stop();
      resting = true;
    } else if (!full && resting) {
      await outbox.start();
      resting = false;
      log.info('The disk of DATA_DIR has free space again.');
    }
    return 'done';
  };
}
