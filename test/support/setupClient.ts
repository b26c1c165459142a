import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });

// Below: browser features that antd needs and jsdom lacks.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  configurable: true,
  value: (query: string): MediaQueryList => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  },
});

// antd writes thousands of style rules, and jsdom evaluates all of them at every `getComputedStyle` of a role query. Here only rules that hide elements matter.
const written = new WeakMap<HTMLStyleElement, string>();
const hidden = /(?:display:\s*none|visibility:\s*hidden)/;
const shownOrHidden = /[{;]\s*(?:display|visibility):/;
/** A rule out of what it is nested in, such as key frames. */
const withoutNesting = (rule: string): string => rule.slice(rule.lastIndexOf('{', rule.lastIndexOf('{') - 1) + 1);
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get(this: HTMLStyleElement) {
    return written.get(this) ?? '';
  },
  set(this: HTMLStyleElement, css: string) {
    written.set(this, css);
    const everywhere = css.replace(/@(?:media|supports|container|layer)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    // Rule by rule, because one expression over the whole text would try to match at each of thousands of characters.
    const rules = everywhere
      .split('}')
      .map(withoutNesting)
      .filter((rule) => shownOrHidden.test(rule));
    const hiding = rules.filter((rule) => hidden.test(rule));
    const hiddenParts = new Set(hiding.flatMap((rule) => /\.[\w-]+(?=[^.]*\{)/.exec(rule) ?? []));
    // Includes rules that show what another rule hides.
    const kept = rules.filter((rule) => hidden.test(rule) || [...hiddenParts].some((part) => rule.includes(part)));
    this.textContent = kept.map((rule) => `${rule}}`).join('\n');
  },
});

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = StillResizeObserver;

class StillIntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.defineProperty(window, 'IntersectionObserver', {
  writable: true,
  configurable: true,
  value: StillIntersectionObserver,
});

// Node's MessageChannel keeps the process alive; a timer does for React's and rc-form's scheduling.
class TimerMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}
Object.defineProperty(window, 'MessageChannel', { writable: true, configurable: true, value: TimerMessageChannel });

const withPseudo = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => withPseudo(element);

const bytes = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    // `readAsArrayBuffer` always ends in an ArrayBuffer.
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return bytes(this);
};
Blob.prototype.text = async function text() {
  return new TextDecoder().decode(await bytes(this));
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;
