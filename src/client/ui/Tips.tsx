import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatExact } from './moment';
import './tips.css';
import { watchTips } from './watchTips';

interface Shown {
  target: HTMLElement;
  text: string;
}

/** The one tooltip of the page: what `tip()` gave an element, and the exact time of a date. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  // With the page's first frame: whoever points at something then is not missed.
  useLayoutEffect(() => watchTips((target) => setShown(target && { target, text: textOf(target) })), []);
  return shown && createPortal(<Bubble {...shown} />, document.body);
}

const textOf = (target: HTMLElement): string =>
  target.dataset['tip'] ?? (target instanceof HTMLTimeElement ? formatExact(target.dateTime) : '');

function Bubble({ target, text }: Shown) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      if (bubble.current !== null) Object.assign(bubble.current.style, placeOf(bubble.current, target));
    };
    put();
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
    };
  }, [target, text]);
  // Not for what is heard already as its name.
  useLayoutEffect(() => {
    if (target.getAttribute('aria-label') === text || target.textContent === text) return undefined;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () =>
      before === null ? target.removeAttribute('aria-describedby') : target.setAttribute('aria-describedby', before);
  }, [target, text, id]);
  return (
    <div ref={bubble} id={id} role="tooltip" className="mq-tip">
      {text}
    </div>
  );
}

/** Pixels between it and its element, and to the edge of the window. */
const gap = 12;
const edge = 4;

const pixels = (left: number, top: number) => ({
  left: `${String(Math.floor(left))}px`,
  top: `${String(Math.floor(top))}px`,
});

function placeOf(bubble: HTMLElement, target: HTMLElement): { left: string; top: string } {
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { clientWidth } = document.documentElement;
  if (target.dataset['tipSide'] === 'right' && at.right + gap + width + edge <= clientWidth) {
    return pixels(at.right + gap, at.top + (at.height - height) / 2);
  }
  const left = Math.max(edge, Math.min(at.left + (at.width - width) / 2, clientWidth - width - edge));
  const above = at.top - gap - height;
  return pixels(left, above >= edge ? above : at.bottom + gap);
}
