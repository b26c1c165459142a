const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join, resolve } = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const refreshTypeScript = require('react-refresh-typescript').default;
const TerserPlugin = require('terser-webpack-plugin');
const webpack = require('webpack');
const { EagerModules, withoutDescriptions, withoutStyleFunctions } = require('./scripts/clientBuild.cjs');

const root = __dirname;
const fromRoot = createRequire(join(root, 'package.json'));

/** ts-loader only strips types; `npm run typecheck` checks them. */
const typescript = (configFile, before = [], files = { test: /\.tsx?$/, exclude: /node_modules/ }) => ({
  ...files,
  use: {
    loader: 'ts-loader',
    options: {
      configFile: join(root, configFile),
      instance: `${configFile} ${files.test}`,
      transpileOnly: true,
      onlyCompileBundledFiles: true,
      compilerOptions: {
        rootDir: root,
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        allowJs: true,
        sourceMap: true,
      },
      ...(before.length > 0 ? { getCustomTransformers: () => ({ before }) } : {}),
    },
  },
});

const fileCache = (name, mode) => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: join(root, '.cache/webpack'),
  buildDependencies: {
    config: [__filename, join(root, 'tsconfig.base.json')],
  },
});

const quiet = { infrastructureLogging: { level: 'warn' }, stats: 'errors-warnings', performance: false };

const antdStyles = { test: /\.js$/, include: /node_modules.antd.es.*.style/ };

/** The console: one page, a chunk for each route, and file names with content hashes. */
function client(mode) {
  const production = mode === 'production';
  const style = production ? MiniCssExtractPlugin.loader : 'style-loader';
  const name = production ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    ...quiet,
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    context: root,
    entry: { boot: './src/client/start/boot.ts', main: './src/client/main.tsx' },
    output: {
      path: join(root, 'dist/client'),
      publicPath: '/',
      filename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: production,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        typescript('src/client/tsconfig.json', production ? [withoutDescriptions] : [refreshTypeScript()]),
        ...(production ? [typescript('src/client/tsconfig.json', [withoutStyleFunctions], antdStyles)] : []),
        {
          test: /\.module\.css$/,
          use: [
            style,
            { loader: 'css-loader', options: { modules: { namedExport: false, exportLocalsConvention: 'as-is' } } },
          ],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [style, 'css-loader'] },
        { test: /\.(svg|png)$/, type: 'asset' },
      ],
    },
    plugins: [
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new HtmlWebpackPlugin({ template: 'public/index.html', inject: false, minify: production }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      ...(production
        ? [
            new EagerModules(),
            new MiniCssExtractPlugin({ filename: `${name}.css`, ignoreOrder: true }),
            ...['br', 'gz'].map(
              (ending) =>
                new CompressionPlugin({
                  filename: `[path][base].${ending}`,
                  algorithm: ending === 'br' ? 'brotliCompress' : 'gzip',
                  test: /\.(js|css|html|svg|json|wasm)$/,
                  threshold: 512,
                }),
            ),
          ]
        : [new ReactRefreshPlugin({ exclude: [/node_modules/, /\.worker\.ts$/], overlay: false })]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      // In development both entries share one runtime, so that hot reload covers both.
      runtimeChunk: production ? false : 'single',
      // A worker is one file: it would load chunks with importScripts, which Trusted Types refuse without a policy.
      splitChunks: {
        chunks: (chunk) => chunk.name !== 'boot' && !/^(worker-)?csv$/.test(chunk.name ?? ''),
        // A browser loads six files of one server at a time over HTTP/1.1, and the first calls are among them.
        maxAsyncRequests: 6,
      },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: fileCache('client', mode),
  };
}

/** Whether Node 20 can `require` this import; packages that are only ECMAScript modules are bundled. */
function isCommonJs(request) {
  let file;
  try {
    file = fromRoot.resolve(request);
  } catch {
    return false;
  }
  if (!file.startsWith('/') && !/^[A-Z]:/i.test(file)) return true;
  if (/\.(cjs|node|json)$/.test(file)) return true;
  if (file.endsWith('.mjs')) return false;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { type, name } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (type !== undefined || name !== undefined) return type !== 'module';
  }
  return true;
}

/** The product API: its own code in one file; packages stay in node_modules. */
function server(mode) {
  return {
    ...quiet,
    name: 'server',
    mode,
    target: 'node20',
    context: root,
    entry: {
      main: './src/server/main.ts',
      embeddedThread: './src/server/db/embedded/embeddedThread.ts',
      mediaProcess: './src/server/artwork/inspection/mediaProcess.ts',
      seed: './src/server/commands/seed.ts',
      backup: './src/server/commands/backup.ts',
      restore: './src/server/commands/restore.ts',
      migrate: './src/server/commands/migrate.ts',
      makeEmptyDatabase: './src/server/commands/makeEmptyDatabase.ts',
      check: './src/server/commands/check.ts',
    },
    output: {
      path: resolve(root, 'dist/server'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    // In the same file, but run only when it is needed.
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [typescript('src/server/tsconfig.json')],
    },
    externals: [
      ({ request }, done) => {
        const ours =
          request.startsWith('.') || request.startsWith('#') || request.startsWith('/') || /^[A-Z]:/i.test(request);
        if (ours || !isCommonJs(request)) return done();
        return done(null, `commonjs ${request}`);
      },
    ],
    node: { __dirname: false, __filename: false },
    plugins: [
      new CopyPlugin({
        patterns: [
          { from: 'src/server/db/migrations', to: 'migrations' },
          { from: 'demo/pictures', to: 'pictures' },
        ],
      }),
    ],
    optimization: { minimize: false, splitChunks: false, nodeEnv: false },
    devtool: 'source-map',
    cache: fileCache('server', mode),
  };
}

module.exports = (_env, { mode = 'production' } = {}) => [client(mode), server(mode)];
