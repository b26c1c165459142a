/** Milliseconds until a tooltip comes, and until it goes: the pointer can cross the gap to it. */
const waits = { quick: 100, slow: 400, leave: 100 };

const tipped = '[data-tip], time.mq-date';
const ownBubble = '.mq-tip';

const inside = (event: Event, selector: string): HTMLElement | undefined =>
  (event.target instanceof Element && event.target.closest<HTMLElement>(selector)) || undefined;

/** Tells which element's tooltip is wanted: that under the pointer, or that which the keyboard has come to. Answers how to stop. */
export function watchTips(show: (target: HTMLElement | undefined) => void): () => void {
  let shown: HTMLElement | undefined;
  let coming: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    clearTimeout(coming);
    clearTimeout(going);
  };
  let said: string | undefined;
  // What it belongs to may go, or get another name.
  const changes = new MutationObserver(() => {
    if (shown !== undefined && (!shown.isConnected || shown.dataset['tip'] !== said))
      turn(shown.isConnected ? shown : undefined);
  });
  const turn = (target: HTMLElement | undefined): void => {
    hold();
    changes.disconnect();
    if (target !== undefined)
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tip'] });
    shown = target;
    said = target?.dataset['tip'];
    show(target);
  };
  const over = (event: Event): void => {
    const target = inside(event, tipped);
    const stays = inside(event, ownBubble) !== undefined || (target !== undefined && target === shown);
    hold();
    if (stays) return;
    if (shown !== undefined) going = setTimeout(() => turn(undefined), waits.leave);
    if (target !== undefined)
      coming = setTimeout(() => turn(target), target.dataset['tipSlow'] === undefined ? waits.quick : waits.slow);
  };
  const leave = (): void => {
    hold();
    if (shown !== undefined) going = setTimeout(() => turn(undefined), waits.leave);
  };
  const focus = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.matches('[data-tip-focus]:focus-visible, time.mq-date:focus-visible'))
      turn(target);
  };
  const blur = (event: Event): void => {
    if (event.target === shown) turn(undefined);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') turn(undefined);
  };
  document.addEventListener('mouseover', over);
  document.documentElement.addEventListener('mouseleave', leave);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', blur);
  document.addEventListener('keydown', key, true);
  // The part may come after the pointer.
  const here = document.querySelector<HTMLElement>('[data-tip]:hover');
  if (here !== null) coming = setTimeout(() => turn(here), waits.slow);
  return () => {
    hold();
    changes.disconnect();
    document.removeEventListener('mouseover', over);
    document.documentElement.removeEventListener('mouseleave', leave);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', blur);
    document.removeEventListener('keydown', key, true);
  };
}
