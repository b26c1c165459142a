import { spawnSync } from 'node:child_process';
import { root } from '#test/sources';

interface Answer {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; isDirect: boolean }>;
}

test('no shipped package has a known advisory that is high or critical, where the registry answers', () => {
  const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const { metadata, vulnerabilities = {} } = JSON.parse(stdout || '{}') as Answer; // npm's format
  if (metadata === undefined) {
    process.stdout.write('No registry answered, so no advisory was read.\n');
    return;
  }
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => /^(?:high|critical)$/.test(severity));
  expect(serious.map(([name, { severity }]) => `${name}: ${severity}`)).toEqual([]);
});
