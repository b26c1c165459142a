const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const marquee = require('./scripts/lintRules.cjs');

/** How HTML or code could come out of data; React text is the only way in. */
const sourcesOfHtml = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text from data is never HTML.' },
  {
    selector: 'AssignmentExpression > MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Text from data is never HTML.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
    message: 'Text from data is never HTML.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name='write']",
    message: 'Text from data is never HTML.',
  },
];

/** State belongs to the store, its services or a component; what is made once is a constant. */
const moduleState = [
  {
    selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'No module-level state: use a service of the store, a component, or a factory with one instance.',
  },
];

/** moment formats and computes every date of the console, in `src/client/ui/format/moment.ts`. */
const ownDates = [
  {
    selector: 'MemberExpression[object.name="Intl"][property.name=/^(DateTimeFormat|RelativeTimeFormat)$/]',
    message: 'Format dates with src/client/ui/format/moment.ts.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(toLocaleDateString|toLocaleTimeString|toDateString|toTimeString)$/]',
    message: 'Format dates with src/client/ui/format/moment.ts.',
  },
  {
    selector:
      'NewExpression[callee.name="Date"][arguments.length>0], CallExpression[callee.object.name="Date"][callee.property.name=/^(parse|UTC)$/]',
    message: 'Read and compute dates with src/client/ui/format/moment.ts.',
  },
];

/** What Safari 16.4, Chrome 116 or Firefox 128 do not have yet (docs/decisions/043-browsers.md): guard it with another way, or do without. */
const laterThanOurBrowsers = [
  ['AbortSignal', 'any', 'Safari 17.4'],
  ['Array', 'fromAsync', 'Chrome 121'],
  ['Intl', 'DurationFormat', 'Safari 26 and Firefox 136'],
  ['Iterator', 'from', 'Safari 18.4'],
  ['Map', 'groupBy', 'Safari 17.4'],
  ['Object', 'groupBy', 'Safari 17.4'],
  ['Promise', 'try', 'Safari 18.2'],
  ['Promise', 'withResolvers', 'Safari 17.4'],
  ['URL', 'canParse', 'Safari 17'],
  ['URL', 'parse', 'Safari 18'],
  ['document', 'startViewTransition', 'Safari 18'],
  ['navigator', 'userAgentData', 'Chromium alone'],
].map(([object, property, since]) => ({ object, property, message: `Only from ${since} on.` }));
const laterGlobals = ['cancelIdleCallback', 'requestIdleCallback', 'showOpenFilePicker', 'showSaveFilePicker'].map(
  (name) => ({ name, message: 'Not in Safari 16.4.' }),
);
/** Methods are known by their names alone; those of arrays with the same names are not among them. */
const laterMethods = [
  {
    selector:
      'CallExpression[callee.property.name=/^(checkVisibility|showPopover|hidePopover|togglePopover|isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference)$/]',
    message: 'Not in Safari 16.4.',
  },
  { selector: 'Literal[regex.flags=/v/]', message: 'The flag v is in Safari from 17 on.' },
];

module.exports = tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      '.tsbuild/',
      '.cache/',
      '.data/',
      'storybook-static/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,cjs}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      // Not going away: it is marked so that nobody takes it for a remote provider. `identitySettings.ts` allows http on this machine alone.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      // `void reply.header(...)` is how this code base says that nobody waits; a port's method may be `async` without waiting.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/require-await': 'off',
      // Handlers take `{ params, once, etag }` apart; nothing in this code base binds `this` outside a class.
      '@typescript-eslint/unbound-method': 'off',
      // `[...text]` is meant: code points.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'demo/**/*.ts'],
    plugins: { marquee },
    rules: {
      'marquee/explained-cast': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...sourcesOfHtml],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(dayjs|date-fns|luxon|@js-joda|temporal)', message: 'moment is the one date library.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['src/client/ui/format/moment.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sourcesOfHtml, ...ownDates, ...moduleState, ...laterMethods] },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-globals': ['error', ...laterGlobals],
      'no-restricted-properties': ['error', ...laterThanOurBrowsers],
    },
  },
  // Programs that people start by hand talk to them.
  { files: ['src/server/start.ts', 'src/server/seed.ts'], rules: { 'no-console': 'off' } },
  { files: ['src/client/**/*.{ts,tsx}', '.storybook/*.tsx'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['test/**/*.{ts,tsx}', '**/*.stories.tsx'],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'writable', __dirname: 'readonly', process: 'readonly' },
    },
  },
  { files: ['public/*.js'], languageOptions: { sourceType: 'script' } },
);
