import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, repositoryFiles, root, settingsRead } from '#test/sources';

const textOf = (path: string): string => readSource(path).text;
const dockerfile = textOf('Dockerfile');
const deployed = repositoryFiles().filter((path) => path.startsWith('deploy/'));
const instructions = (name: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

test('images are those of a fixed version, and the unit closes what Node does not need', () => {
  const images = [...deployed, 'Dockerfile'].flatMap((path) =>
    [...textOf(path).matchAll(/^(?:\s*image:|FROM) ['"]?([^\s'"{]+\/[^\s'"{]+)/gm)].map(([, image = '']) => image),
  );
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => !/:(?:RELEASE\.)?\d+(?:[.-]\d+){2}|@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  const unit = textOf('deploy/marquee.service');
  for (const line of [
    'UMask=0077',
    'SystemCallFilter=@system-service',
    'ProtectKernelTunables=true',
    'CapabilityBoundingSet=\n',
  ])
    expect(unit).toContain(line);
});

describe('the image', () => {
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
  const known = settingsRead();
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

test.each([
  ['deploy/compose.yaml', /stop_grace_period: (\d+)s/],
  ['deploy/helm/marquee/values.yaml', /terminationGracePeriodSeconds: (\d+)/],
])('%s gives a process the time to drain and to stop', (path, grace) => {
  const text = textOf(path);
  const drain = Number(/DRAIN_SECONDS: '(\d+)'/.exec(text)?.[1]);
  expect(Number(grace.exec(text)?.[1])).toBeGreaterThanOrEqual(drain + 10);
});
