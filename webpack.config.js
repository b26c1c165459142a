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
const { AntdRulesPlugin } = require('./scripts/antdRules.cjs');
const { leanContract } = require('./scripts/leanContract.cjs');

const root = __dirname;
const router = join(root, 'node_modules/react-router/dist/production');
const fromRoot = createRequire(join(root, 'package.json'));

/** ts-loader only strips types here; `npm run typecheck` is the one that judges them. */
const typescript = (configFile, before = []) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: {
      configFile: join(root, configFile),
      instance: configFile,
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
      ...(before.length > 0 ? { getCustomTransformers: () => ({ before }) } : {}),
    },
  },
});

const fileCache = (name, mode) => ({
  type: 'filesystem',
  name: `${name}-${mode}`,
  cacheDirectory: join(root, '.cache/webpack'),
  buildDependencies: {
    config: [
      __filename,
      join(root, 'tsconfig.base.json'),
      join(root, 'scripts/leanContract.cjs'),
      join(root, 'scripts/antdRules.cjs'),
    ],
  },
});

const quiet = { infrastructureLogging: { level: 'warn' }, stats: 'errors-warnings', performance: false };

/** The module of each page that is opened by its address often; `public/boot.js` asks for its files before the router does. */
const PAGES = {
  '/home': './HomePage',
  '/boards': './BoardsPage',
  '/management/boards': './BoardsPage',
  '/management/campaigns': './CampaignsPage',
  '/users': './people/UsersPage',
  '/organisations': './list/OrganisationsPage',
  '/ads': './ads/AdsPage',
  '/profile': './profile/ProfilePage',
};

/** The files that a page needs besides the console's entry: each once, and for each address their numbers. */
function routeFiles({ chunkGroups }) {
  const filesOf = (request) =>
    chunkGroups
      .filter(({ origins }) => origins.some((origin) => origin.request === request))
      .slice(0, 1)
      .flatMap((group) => group.getFiles());
  const frame = [...filesOf('./shell/beginStore'), ...filesOf('./Console'), ...filesOf('./GuidedPages')];
  const files = [];
  const numberOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const routes = Object.fromEntries(
    Object.entries(PAGES).map(([path, page]) => [
      path,
      [...new Set([...frame, ...filesOf(page)])]
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => numberOf(`/${file}`)),
    ]),
  );
  return { files, routes };
}

/** What a chunk begins with: the requests of the `import()`s that ask for it. */
const requestsOf = (chunk) => [...chunk.groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request));

/**
 * What every page behind the login needs, and both of the pages that are opened most, is one file: twenty small ones are packed
 * each for itself, which made them a sixth larger. What the login's machine needs as well is another, which is there after the login.
 */
const sharedBy = (isShared) => {
  const known = new WeakMap();
  const of = (chunk) => known.get(chunk) ?? known.set(chunk, new Set(requestsOf(chunk))).get(chunk);
  return (module, { chunkGraph }) => {
    const asked = new Set();
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) for (const request of of(chunk)) asked.add(request);
    return isShared((...requests) => requests.every((request) => asked.has(request)));
  };
};
const isFrame = (isIn) => isIn('./Console') || isIn('./GuidedPages') || isIn('./HomePage', './BoardsPage');
const isLogin = (isIn) =>
  isIn('./SignInDesk') || isIn('./ForgotPasswordPage') || isIn('./ResetPasswordPage') || isIn('./shell/beginStore');

/** The console: one page, a chunk for each route, names that change with their contents. */
function client(mode) {
  const production = mode === 'production';
  const style = production ? MiniCssExtractPlugin.loader : 'style-loader';
  return {
    ...quiet,
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    context: root,
    // While developing, boot.js is served as it is: two entries would each bring a hot-reload runtime.
    entry: { ...(production ? { boot: './public/boot.js' } : {}), main: './src/client/main.tsx' },
    output: {
      path: join(root, 'dist/client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: production,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // The router's package names its development build for everybody.
      ...(production
        ? { alias: { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') } }
        : {}),
    },
    module: {
      rules: [
        typescript('src/client/tsconfig.json', [production ? leanContract : refreshTypeScript()]),
        {
          test: /\.module\.css$/,
          use: [
            style,
            { loader: 'css-loader', options: { modules: { namedExport: false, exportLocalsConvention: 'as-is' } } },
          ],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [style, 'css-loader'] },
        { test: /\.(svg|png)$/, type: 'asset' },
        // None of antd's parts acts when it is loaded, which their packages do not say: of a form's package every Input takes one context.
        { test: /node_modules[\\/]@rc-component[\\/].*\.m?js$/, sideEffects: false },
      ],
    },
    plugins: [
      // zod can write JSON Schemas, which only the server does: a tenth of all that the login page loads of packages.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\.?\/(core\/)?(json-schema-processors|to-json-schema)\.js$/,
        (resource) => {
          if (/node_modules[\\/]zod[\\/]/.test(resource.context))
            resource.request = join(root, 'scripts/noJsonSchema.cjs');
        },
      ),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        inject: false,
        minify: production,
        templateParameters: (compilation, _assets, _tags, options) => ({
          htmlWebpackPlugin: { files: _assets, options },
          antd: Object.keys(compilation.assets).find((name) => /^assets\/antd\./.test(name)),
          routes: production ? routeFiles(compilation) : { files: [], routes: {} },
        }),
      }),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html', '**/boot.js'] } },
          ...(production ? [] : [{ from: 'public/boot.js', to: 'assets/boot.js' }]),
        ],
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css', ignoreOrder: true }),
            new AntdRulesPlugin(),
            // Chrome then compiles the large files that every page begins with beside the page's own thread, while they are still coming (docs/decisions/024-console-start.md).
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad\n',
              raw: true,
              include: /^assets\/(packages|machine|frame)\./,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new CompressionPlugin({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: /\.(js|css|html|svg|json|wasm)$/,
              threshold: 512,
            }),
            new CompressionPlugin({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: /\.(js|css|html|svg|json|wasm)$/,
              threshold: 512,
            }),
          ]
        : [new ReactRefreshPlugin({ exclude: [/node_modules/, /boot\.js$/, /\.worker\.ts$/], overlay: false })]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: production ? 'deterministic' : 'named',
      // A worker is one file: it would fetch its parts by importScripts, which Trusted Types refuses where no policy is yet.
      splitChunks: {
        chunks: (chunk) => chunk.name !== 'boot' && !/^(worker-)?csv$/.test(chunk.name ?? ''),
        maxInitialRequests: 20,
        maxAsyncRequests: 20,
        minSize: { javascript: 50_000, 'css/mini-extract': 20_000 },
        cacheGroups: {
          packages: {
            name: 'packages',
            type: /^javascript/,
            test: /[\\/]node_modules[\\/]/,
            chunks: (chunk) => chunk.name === 'main',
            priority: 10,
          },
          frame: {
            name: 'frame',
            type: /^javascript/,
            test: sharedBy((isIn) => isFrame(isIn) && !isLogin(isIn)),
            priority: 20,
            enforce: true,
          },
          machine: {
            name: 'machine',
            type: /^javascript/,
            test: sharedBy((isIn) => isIn('./shell/beginStore') || (isFrame(isIn) && isLogin(isIn))),
            priority: 20,
            enforce: true,
          },
        },
      },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: fileCache('client', mode),
  };
}

/** Whether Node 20 can `require` this import; what it cannot (ECMAScript modules only) goes into the bundle. */
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

/** The product API: our code in one file, packages stay in node_modules. */
function server(mode) {
  return {
    ...quiet,
    name: 'server',
    mode,
    target: 'node20',
    context: root,
    entry: {
      main: './src/server/main.ts',
      embeddedThread: './src/server/db/embeddedThread.ts',
      mediaProcess: './src/server/artwork/inspection/mediaProcess.ts',
      seed: './src/server/seed.ts',
      backup: './src/server/backup.ts',
      restore: './src/server/restore.ts',
    },
    output: {
      path: resolve(root, 'dist/server'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: { rules: [typescript('src/server/tsconfig.json')] },
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
