import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listenLocally } from './listen';

export interface Span {
  trace: string;
  id: string;
  /** Empty if there is none. */
  parent: string;
  name: string;
  /** The message as it came, texts of attributes included. */
  raw: string;
  /** The attributes of the program that sent it. */
  resource: string;
}

/** Receives spans as an OpenTelemetry collector does (OTLP over HTTP, protobuf). */
export async function startTraceCollector(): Promise<{ origin: string; spans: Span[]; close(): Promise<void> }> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (request.url === '/v1/traces') spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  const origin = await listenLocally(server);
  return {
    origin,
    spans,
    close: () => closeServer(server),
  };
}

/** https://github.com/open-telemetry/opentelemetry-proto/blob/v1.3.2/opentelemetry/proto/trace/v1/trace.proto */
function spansOf(body: Buffer): Span[] {
  return fields(body, 1).flatMap((ofResource) =>
    fields(ofResource, 2)
      .flatMap((ofScope) => fields(ofScope, 2))
      .map((span) => ({
        trace: first(span, 1).toString('hex'),
        id: first(span, 2).toString('hex'),
        parent: first(span, 4).toString('hex'),
        name: first(span, 5).toString(),
        raw: span.toString('latin1'),
        resource: first(ofResource, 1).toString('latin1'),
      })),
  );
}

const first = (message: Buffer, number: number): Buffer => fields(message, number)[0] ?? Buffer.alloc(0);

/** All texts, bytes and messages of one number (https://protobuf.dev/programming-guides/encoding). */
function fields(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind === 0) varint();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else {
      const length = varint();
      if (tag >>> 3 === wanted) found.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return found;
}
