interface TipOptions {
  /** Where there is room; above by default. */
  side?: 'right';
  /** Not at once: for what the pointer often only crosses. */
  slow?: boolean;
  /** For the keyboard too. */
  focus?: boolean;
}

/** Gives an element its tooltip: `<span {...tip('Kestrel Air')}>`. One part of the page (`Tips`) shows them all. */
export const tip = (text: string, { side, slow = false, focus = false }: TipOptions = {}) => ({
  'data-tip': text,
  ...(side && { 'data-tip-side': side }),
  ...(slow && { 'data-tip-slow': '' }),
  ...(focus && { 'data-tip-focus': '' }),
});
