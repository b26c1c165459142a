const { TestEnvironment } = require('jest-environment-jsdom');
const offerPglite = require('./pgliteOnce.cjs');

/** jsdom lacks these; they are Node's own, so that RTK Query, the router and the in-process server agree on their classes. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'setImmediate',
  'clearImmediate',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) if (globalThis[name]) this.global[name] = globalThis[name];
    // The page tests run the real server in the same process: it must see Node's byte arrays, not jsdom's realm.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    await offerPglite(this.global);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
