import type { StorybookConfig } from '@storybook/react-webpack5';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const support = join(dirname(fileURLToPath(import.meta.url)), '../test/support');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  stories: ['./*.stories.tsx', '../src/client/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (given) => ({
    ...given,
    // webpack tries only the first of the two places that package.json gives for `#test/*`.
    resolve: { ...given.resolve, alias: { ...given.resolve?.alias, '#test': support } },
    plugins: [
      ...(given.plugins ?? []),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
    performance: false,
  }),
};

export default config;
