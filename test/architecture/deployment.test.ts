import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, repositoryFiles, root } from '#test/sources';

const textOf = (path: string): string => readSource(path).text;
const dockerfile = textOf('Dockerfile');
const deployed = repositoryFiles().filter((path) => path.startsWith('deploy/'));
const instructions = (name: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

describe('the image', () => {
  test('is built in one stage and runs in another, without npm or a shell', () => {
    expect(instructions('FROM')).toHaveLength(2);
    expect(instructions('ENTRYPOINT')).toEqual([expect.stringMatching(/^\["node", /)]);
    expect(instructions('CMD').at(-1)).toBe('["dist/server/main.js"]');
  });

  test('does not run as root, and has a health check', () => {
    expect(instructions('USER').at(-1)).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m);
  });

  test('copies only existing files, and contains no secret', () => {
    const copied = instructions('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(dockerfile).not.toMatch(/PASSWORD|SECRET|TOKEN/);
  });
});

test('deployment files set only existing settings', () => {
  const settings = ['src/server/config.ts', 'src/server/identitySettings.ts'].map(textOf).join('\n');
  const known = new Set(
    [...settings.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): orUndefined/g)].map(([, name]) => name),
  );
  /** Variables of the other images, the AWS SDK and Node. */
  const others = /^(POSTGRES|MINIO|AWS)_|^NODE_ENV$/;
  const set = deployed.flatMap((path) =>
    [...textOf(path).matchAll(/^\s*(?:Environment=.*?)?\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)[:=]/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
});

describe('the settings of signing in', () => {
  const names = [...textOf('src/server/identitySettings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): orUndefined/gm)].map(
    ([, name = '']) => name,
  );

  test('are found in the code', () => {
    expect(names).toContain('OIDC_ISSUER');
    expect(names.length).toBeGreaterThan(8);
  });

  test.each(['README.md', 'docs/sign-in.md', 'deploy/compose.yaml', 'deploy/helm/marquee/values.yaml'])(
    'are all named in %s',
    (path) => {
      const named = new Set(textOf(path).match(/\b[A-Z]+(?:_[A-Z]+)+\b/g));
      expect([...names, 'AUDIT_LOG'].filter((name) => !named.has(name))).toEqual([]);
    },
  );
});

test.each(['README.md', 'docs/operating.md', 'deploy/compose.yaml', 'deploy/helm/marquee/values.yaml'])(
  '%s names a standby for reads and the settings of traces',
  (path) => {
    const text = textOf(path);
    for (const name of ['DATABASE_READ_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME'])
      expect(text).toContain(name);
  },
);

test.each([
  ['deploy/compose.yaml', /stop_grace_period: (\d+)s/],
  ['deploy/helm/marquee/values.yaml', /terminationGracePeriodSeconds: (\d+)/],
])('%s gives a process the time to drain and to stop', (path, grace) => {
  const text = textOf(path);
  const drain = Number(/DRAIN_SECONDS: '(\d+)'/.exec(text)?.[1]);
  expect(Number(grace.exec(text)?.[1])).toBeGreaterThanOrEqual(drain + 10);
});

test('a proxy serves the console while the database is away, and nothing restarts a process because of it', () => {
  expect(textOf('deploy/haproxy.cfg')).toContain('GET /readyz?exclude=database');
  const pod = textOf('deploy/helm/marquee/templates/deployment.yaml');
  expect(pod).toMatch(/readinessProbe:\n(?:.*\n){0,2}.*\/readyz\?exclude=database/);
  expect(pod).toMatch(/livenessProbe:\n(?:.*\n){0,2}.*\/healthz/);
  expect(pod).toMatch(/runAsNonRoot: true/);
  expect(pod).toMatch(/readOnlyRootFilesystem: true/);
});
