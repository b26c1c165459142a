import { useEffect } from 'react';

/** Whether files are dragged, not a text or a link. */
export const hasFiles = (event: Event): boolean => (event as DragEvent).dataTransfer?.types.includes('Files') === true; // called for drag events only

/** Text and links can be dropped into a field. */
const isTaken = (event: Event): boolean =>
  !hasFiles(event) && event.target instanceof Element && event.target.matches(':read-write');

/**
 * Refuses what is dropped where nothing takes it: browsers leave the page for a dropped file or link, and unsaved work
 * with it. Listens at the window, after all drop zones.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (event.defaultPrevented || isTaken(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
