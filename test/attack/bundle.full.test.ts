import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from '#test/secrets';
import { root } from '#test/sources';

const built = join(root, 'dist/client');
const files = existsSync(built)
  ? readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css|html|svg|json)$/.test(name))
  : [];

test("the browser's files contain no secret, no machine address and no source map", () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(built, name), 'utf8');
    return [
      ...secretsIn(text),
      ...(/sourceMappingURL=/.test(text) ? ['source map'] : []),
      ...(/\/(?:home|root|work)\/\w+\/(?:src|node_modules)/.test(text) ? ['path of a machine'] : []),
      ...(/DATABASE_URL|ADMIN_PASSWORD|SSP_TOKEN|AWS_SECRET/.test(text) ? ['name of a secret setting'] : []),
    ].map((what) => `${name}: ${what}`);
  });
  expect(found).toEqual([]);
});
