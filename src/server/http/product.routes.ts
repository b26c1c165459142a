import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { extensionNames } from '#contract/extensions';
import { getConfig } from '#contract/product';
import type { Services } from '../start/services';
import { serve, type Route } from './serve';

/**
 * The run-time settings of the console. This server has every extension; those of a sign-in provider and of words
 * in pictures only if they are configured.
 */
export function productRoutes({ config, inventory, identity, ssp }: Services): Route[] {
  const version = productVersion();
  const missing = new Set([identity ? '' : 'oidc', config.wordLanguages.length > 0 ? '' : 'file-words']);
  return [
    serve(getConfig, () =>
      Promise.resolve({
        productName: config.productName,
        inventoryUrl: inventory.publicUrl,
        extensions: extensionNames.filter((name) => !missing.has(name)),
        signIn: {
          password: config.identity.passwordLogin,
          secondFactor: config.identity.requireSecondFactor,
          ...(config.identity.oidc && { oidc: config.identity.oidc.name }),
        },
        devtools: config.devtools,
        version,
        publisherFilter: config.publisherFilter,
        demo: config.demo,
        platform: { name: ssp.platform, canWithdraw: ssp.withdrawals !== null },
      }),
    ),
  ];
}

/** From the package this file runs in, whether as source or as the built bundle. */
export function productVersion(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest))
      return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8'))).version;
  }
  return '0.0.0';
}
