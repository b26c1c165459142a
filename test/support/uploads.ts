import type { TestApp } from './app';

/**
 * Sends the uploads of a file's tests to the application in this process, as page tests do with all other calls, with
 * progress as a browser reports it. `cuts`: so many of the next ones are cut; `puts`: how many there were.
 */
export function uploadsInto(on: Pick<TestApp, 'app'>): { cuts: number; puts: number; held: Promise<void> } {
  const uploads = { cuts: 0, puts: 0, held: Promise.resolve() };
  class Sender {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    responseText = '';
    #path = '';
    #type = '';
    open(_: string, url: string): void {
      this.#path = url.replace(/^https?:\/\/[^/]+/, '');
    }
    setRequestHeader(_: string, type: string): void {
      this.#type = type;
    }
    abort(): void {}
    async send(file: Blob): Promise<void> {
      uploads.puts += 1;
      this.upload.onprogress?.({ loaded: file.size * 0.42, total: file.size });
      if (uploads.cuts > 0) {
        uploads.cuts -= 1;
        this.onerror?.();
        return;
      }
      await uploads.held;
      const payload = Buffer.from(new Uint8Array(await file.arrayBuffer()));
      const headers = { 'content-type': this.#type };
      const { statusCode, body } = await on.app.inject({ method: 'PUT', url: this.#path, headers, payload });
      Object.assign(this, { status: statusCode, responseText: body });
      this.onload?.();
    }
  }
  const realRequest = globalThis.XMLHttpRequest;
  beforeEach(() => {
    uploads.cuts = 0;
    uploads.held = Promise.resolve();
    globalThis.XMLHttpRequest = Sender as unknown as typeof XMLHttpRequest; // has the members that an upload uses
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest;
  });
  return uploads;
}
