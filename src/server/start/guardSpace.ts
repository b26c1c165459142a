import type { Services } from './services';

/** How often the free space is checked: milliseconds. */
const every = 5_000;

/** Stops the out-box while the disk is full, because its jobs write too. @returns a function that ends this */
export function guardSpace(parts: Pick<Services, 'space' | 'outbox' | 'log'>): () => void {
  const look = pauseOutboxWhileDiskFull(parts);
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** One check at a time; a check that starts while another is running does nothing. */
export function pauseOutboxWhileDiskFull({
  space,
  outbox,
  log,
}: Pick<Services, 'space' | 'outbox' | 'log'>): () => Promise<void> {
  let resting = false;
  let looking = false;
  return async () => {
    if (looking) return;
    looking = true;
    try {
      const full = (await space.freeSpace()) === 'exhausted';
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
    } catch (error) {
      log.error({ err: error }, 'out-box and full disk');
    } finally {
      looking = false;
    }
  };
}
