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

// antd's style sheet is not loaded here, but what it hides must be hidden.
const hidden = ['dropdown', 'picker-dropdown', 'popover', 'select-dropdown', 'tabs-content', 'tooltip'];
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `${hidden.map((part) => `.ant-${part}-hidden`).join(', ')} { display: none }`,
  }),
);

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
for (const name of ['ResizeObserver', 'IntersectionObserver'])
  Object.defineProperty(window, name, { writable: true, configurable: true, value: StillObserver });

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
