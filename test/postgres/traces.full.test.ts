import { startProcess, temporaryFolder } from '#test/process';
import { firstLogin, headersFor } from '#test/processes';
import { startTraceCollector, type Span } from '#test/traceCollector';

const given = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

/** Runs the built server for a sign-in and one call. @returns its output and the spans that the collector received */
async function oneCall(
  settings: (collector: string) => Record<string, string>,
): Promise<{ out: string; err: string; spans: Span[] }> {
  const collector = await startTraceCollector();
  const folder = temporaryFolder();
  const server = startProcess({
    DATA_DIR: folder.path,
    DEMO: '0',
    ADMIN_EMAIL: firstLogin.loginEmail,
    ADMIN_PASSWORD: firstLogin.loginPass,
    ...settings(collector.origin),
  });
  try {
    const address = await server.ready;
    await fetch(`${address}/readyz`);
    const headers = await headersFor(address, firstLogin);
    const response = await fetch(`${address}/api/boards/uncached/?search=in-the-address`, {
      headers: { ...headers, traceparent: `00-${given.trace}-${given.span}-01` },
    });
    expect(response.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    return { out: server.stdout(), err: server.stderr(), spans: collector.spans };
  } finally {
    await collector.close();
    folder.remove();
  }
}

test("a request and its statements are in the caller's trace; the last spans are sent before the process ends", async () => {
  const { spans, out } = await oneCall((collector) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_SERVICE_NAME: 'marquee-east',
  }));
  const request = spans.find(({ name }) => name === 'GET /api/boards/uncached/');
  expect(request).toMatchObject({ trace: given.trace, parent: given.span });
  expect(request?.resource).toContain('marquee-east');
  expect(request?.raw).not.toContain('in-the-address');
  const children = spans.filter(({ parent }) => parent === request?.id);
  expect(children.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^pg/));
  expect(children.map(({ trace }) => trace)).toEqual(children.map(() => given.trace));
  // The log has the same trace id, and probes create no spans.
  expect(out).toContain(`"trace":"${given.trace}"`);
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
}, 60_000);

test('without the setting nothing is sent, and none of its packages is loaded', async () => {
  const { spans, err } = await oneCall(() => ({ NODE_DEBUG: 'module' }));
  expect(spans).toEqual([]);
  expect(err).toContain('prom-client');
  expect(err).not.toMatch(/@opentelemetry\/(?!api)/);
}, 60_000);
