import { createServer } from 'node:http';
import { closeServer, listenLocally } from './listen';

/** The fields of a screen that a test sets; the provider's other fields are derived from them. */
export interface GivenScreen {
  id: number;
  device: string;
  name: string;
  publisher?: string;
  city?: string;
  country?: string;
  width?: number;
  height?: number;
  hours?: string;
  type?: string;
  venue?: string;
  lat?: number;
  long?: number;
}

/** As the provider writes it. */
export const asScreen = (given: GivenScreen) => ({
  id: given.id,
  name: given.name,
  device_id: given.device,
  publisher: { id: 7, name: given.publisher ?? 'Citylight DOOH' },
  geo: { country: { name: given.country ?? 'Portugal' }, region: { name: '' }, city: { name: given.city ?? 'Lisbon' } },
  latitude: given.lat ?? 38.7,
  longitude: given.long ?? -9.1,
  resolution: { name: '', width: given.width ?? 1920, height: given.height ?? 1080 },
  screen_types: [{ name: given.type ?? 'Digital Poster' }],
  venue_types: [{ name: given.venue ?? 'Roadside' }],
  allowed_ad_types: [{ name: 'static' }],
  opening_hours: given.hours ?? '06:00 to 23:00',
});

/** A page before it is sent, which a test can change or replace. */
export interface Page {
  count: number;
  next: string | null;
  results: unknown[];
}

/** A provider whose list is `screens`, over real HTTP. */
export class ScreenProvider {
  screens: GivenScreen[] = [];
  pageSize = 100;
  /** The numbers of the requested pages, from 1. */
  asked: number[] = [];
  /** Changes a page before it is sent, or makes it fail with a status. */
  disturb: (page: Page, number: number) => Page | number | Promise<Page | number> = (page) => page;
  /** With every answer that fails. */
  retryAfter = '';
  readonly #server = createServer((request, response) => {
    const send = (status: number, body: unknown): void => {
      if (status !== 200 && this.retryAfter !== '') response.setHeader('retry-after', this.retryAfter);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '', this.address);
    if (url.pathname.endsWith('/token/')) return send(200, { access_token: 't', expires_in: 300 });
    const number = Number(url.searchParams.get('page') ?? 1);
    this.asked.push(number);
    Promise.resolve(this.disturb(this.#page(number), number)).then(
      (page) => (typeof page === 'number' ? send(page, { detail: 'no' }) : send(200, page)),
      () => response.destroy(),
    );
  });
  address = '';

  async listen(): Promise<string> {
    this.address = await listenLocally(this.#server);
    return this.address;
  }

  #page(number: number): Page {
    const from = (number - 1) * this.pageSize;
    const isLast = from + this.pageSize >= this.screens.length;
    return {
      count: this.screens.length,
      next: isLast ? null : `${this.address}/api/screens/?page_size=100&page=${String(number + 1)}`,
      results: this.screens.slice(from, from + this.pageSize).map(asScreen),
    };
  }

  close(): Promise<void> {
    return closeServer(this.#server);
  }
}
