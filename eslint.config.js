const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');
const marquee = require('./scripts/lintRules.cjs');

/** Ways in which data could become HTML or code; data may be rendered only as React text. */
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

/** No module-level `let`: state belongs to the store, its services or a component. */
const moduleState = [
  {
    selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message: 'No module-level state: use a service of the store, a component, or a factory with one instance.',
  },
];

/** All dates of the console are formatted and computed with moment, in `src/client/ui/format/moment.ts`. */
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

/**
 * APIs that Safari 16.4, Chrome 116 or Firefox 128 lack (docs/decisions/043-browsers.md): use a fallback, or avoid them.
 */
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
/** Browsers may refuse every access to these. */
const refusedStorage = ['localStorage', 'sessionStorage', 'indexedDB'].map((property) => ({
  object: 'window',
  property,
  message: 'Browsers may refuse it: use ui/browser/browserStore.ts.',
}));
/** The rule matches methods by name only, so names that arrays have too are not listed. */
const laterMethods = [
  {
    selector:
      'CallExpression[callee.property.name=/^(checkVisibility|showPopover|hidePopover|togglePopover|isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference)$/]',
    message: 'Not in Safari 16.4.',
  },
  { selector: 'Literal[regex.flags=/v/]', message: 'The flag v is in Safari from 17 on.' },
];
const cutText = [
  {
    selector: 'JSXAttribute[name.name="maxLength"]',
    message: 'It cuts a pasted text without a word: show ui/form/lengthProblem.ts.',
  },
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
      // Deprecated only as a warning against its use with remote providers; `identitySettings.ts` allows http only for
      // this machine.
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
      // `void` marks promises that are not awaited on purpose; methods of a port may be `async` without an `await`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/require-await': 'off',
      // Handlers destructure `{ params, once, etag }`; nothing in this code base uses `this` outside a class.
      '@typescript-eslint/unbound-method': 'off',
      // `[...text]` splits a text into code points on purpose.
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
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['useSearchParams'],
              message: 'It changes the address that was last rendered: use ui/browser/useAddressSearch.',
            },
          ],
          patterns: [
            { regex: '^(dayjs|date-fns|luxon|@js-joda|temporal)', message: 'moment is the one date library.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    // Months in other languages are no dates of the console: spreadsheets write them.
    ignores: ['src/client/ui/format/moment.ts', 'src/client/boards/csv/columns/months.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...sourcesOfHtml, ...ownDates, ...moduleState, ...laterMethods, ...cutText],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-globals': ['error', ...laterGlobals],
      'no-restricted-properties': ['error', ...laterThanOurBrowsers],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', 'src/client/ui/browser/browserStore.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...laterGlobals,
        ...refusedStorage.map(({ property: name, message }) => ({ name, message })),
      ],
      'no-restricted-properties': ['error', ...laterThanOurBrowsers, ...refusedStorage],
    },
  },
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
