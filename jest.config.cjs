const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const packages = join(__dirname, 'node_modules');

/** All installed packages of type "module": jest runs CommonJS, so these are transformed like our own files. */
function esmPackages() {
  const names = readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names.filter((name) => {
    const manifest = join(packages, name, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  });
}

const swc = (parser) => ({
  jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic', development: true } } },
  module: { type: 'commonjs' },
});

const shared = {
  rootDir: __dirname,
  moduleFileExtensions: ['ts', 'tsx', 'cjs', 'mjs', 'js', 'json'],
  moduleNameMapper: {
    '^#contract/(.*)$': '<rootDir>/src/contract/$1.ts',
    '^#test/(.*)$': ['<rootDir>/test/support/$1.ts', '<rootDir>/test/support/$1.tsx', '<rootDir>/test/support/$1'],
    // Its export map has no CommonJS entry.
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    // Its CommonJS build takes the address of a jsdom page for its own.
    '^@electric-sql/pglite$': '<rootDir>/node_modules/@electric-sql/pglite/dist/index.js',
    '^@electric-sql/pglite/(.+)$': [
      '<rootDir>/node_modules/@electric-sql/pglite/dist/$1.js',
      '<rootDir>/node_modules/@electric-sql/pglite/dist/$1/index.js',
    ],
    // The CommonJS build of the icons imports its ES module build.
    '^@ant-design/colors/es/(.+)$': '<rootDir>/node_modules/@ant-design/colors/lib/$1.js',
    // antd and its icons as one file each: otherwise every test file loads their three thousand modules.
    '^antd$': '<rootDir>/node_modules/antd/dist/antd.min.js',
    '^@ant-design/icons$': '<rootDir>/node_modules/@ant-design/icons/dist/index.umd.min.js',
    // The icons' build requires it by this name.
    '^React$': '<rootDir>/node_modules/react',
    '\\.(css|svg|png)$': '<rootDir>/test/support/fileStub.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.tsbuild', '<rootDir>/storybook-static'],
  transform: {
    '\\.tsx?$': ['@swc/jest', swc({ syntax: 'typescript', tsx: true })],
    // JavaScript has its own parser: minified JavaScript is not always valid TypeScript.
    '\\.[cm]?jsx?$': ['@swc/jest', swc({ syntax: 'ecmascript', jsx: true })],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages().join('|')})/).*(?<!\\.mjs)$`],
  restoreMocks: true,
};

const project = (name, environment, rest = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  ...rest,
  setupFilesAfterEnv: ['<rootDir>/test/support/retries.cjs', ...(rest.setupFilesAfterEnv ?? [])],
});

module.exports = {
  testTimeout: 120_000,
  projects: [
    project('contract', 'node'),
    project('client', 'node', {
      testMatch: ['<rootDir>/test/client/**/*.test.ts'],
      setupFiles: ['<rootDir>/test/support/setupNode.ts'],
    }),
    project('pages', '<rootDir>/test/support/jsdomEnvironment.cjs', {
      testMatch: ['<rootDir>/test/client/**/*.test.tsx'],
      testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'], url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/test/support/setupClient.ts'],
    }),
    project('server', '<rootDir>/test/support/nodeEnvironment.cjs'),
    project('architecture', '<rootDir>/test/support/nodeEnvironment.cjs'),
    project('faults', 'node'),
    project('attack', 'node'),
    project('cluster', 'node'),
    project('postgres', 'node', {
      globalSetup: '<rootDir>/test/support/postgresSetup.cjs',
      globalTeardown: '<rootDir>/test/support/postgresTeardown.cjs',
      setupFiles: ['<rootDir>/test/support/postgresChosen.cjs'],
    }),
  ],
};
