import type { StorybookConfig } from '@storybook/react-webpack5';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const support = join(root, 'test/support');

/** As for the console: ts-loader only strips types, and `npm run typecheck` checks them. */
const typescript: webpack.RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    configFile: join(root, 'src/client/tsconfig.json'),
    transpileOnly: true,
    onlyCompileBundledFiles: true,
    compilerOptions: {
      rootDir: root,
      composite: false,
      incremental: false,
      declaration: false,
      emitDeclarationOnly: false,
      sourceMap: true,
    },
  },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  stories: ['./*.stories.tsx', '../src/client/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (given) => ({
    ...given,
    // webpack tries only the first of the two targets that package.json has for `#test/*`.
    resolve: { ...given.resolve, alias: { ...given.resolve?.alias, '#test': support } },
    module: { ...given.module, rules: [...(given.module?.rules ?? []), typescript] },
    plugins: [
      ...(given.plugins ?? []),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
    // Storybook's bundle need not be small.
    optimization: { ...given.optimization, minimize: false },
    performance: false,
  }),
};

export default config;
