/** Who may import whom (CONTRIBUTING.md: Rules; docs/decisions/002). A new folder needs its place in FEATURE_ORDER, NOUNS or SHARED. */

/** Features of the console, lowest first: one may import only those before it. `boards` and `artwork` stand side by side. */
const FEATURE_ORDER =
  'session < organisations < boards, artwork < campaigns < inventoryWatch, insights < tour < pages < shell';
const FEATURES = FEATURE_ORDER.split(' < ').map((tier) => tier.split(', '));

const featureOrder = FEATURES.flatMap((tier, level) =>
  tier.map((feature) => {
    const higher = [...FEATURES.slice(level + 1).flat(), ...tier.filter((other) => other !== feature)];
    return {
      name: `features-only-downward-${feature}`,
      comment: `${FEATURE_ORDER}: "${feature}" may not know ${higher.join(', ')}.`,
      severity: 'error',
      from: { path: `^src/client/${feature}/` },
      to: { path: `^src/client/(${higher.join('|') || 'nothing'})/` },
    };
  }),
);

/** Nouns of the server, lowest first: one may import only those before it and of its tier. Users, teams and sessions know each other. */
const NOUNS = [
  ['audit', 'storage', 'mail', 'provider', 'events', 'identity'],
  ['boardIndex'],
  ['boards'],
  ['users', 'session', 'organisations'],
  ['artwork'],
  ['ssp'],
  ['ads', 'campaigns'],
  ['inventoryWatch', 'insights'],
];

const nounOrder = NOUNS.slice(0, -1).map((tier, level) => ({
  name: `nouns-only-downward-${tier[0]}`,
  comment: `${NOUNS.map((each) => each.join(', ')).join(' < ')}: ${tier.join(', ')} may import no later noun.`,
  severity: 'error',
  from: { path: `^src/server/(${tier.join('|')})/` },
  to: {
    path: `^src/server/(${NOUNS.slice(level + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** Folders that serve all features or nouns. */
const SHARED = 'access|api|backup|bulk|commands|db|http|machines|save|secrets|settings|start|tracing|ui|upload';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** How the server's adapters are named: `storage.disk.ts`, `ssp.admgmt.ts`, `mail.smtp.ts`, `provider.reach.ts`, `identity.oidc.ts`. */
const ADAPTERS =
  '^src/server/(storage/storage|provider/provider|ssp/ssp|mail/mail|identity/identity)\\.[a-z0-9]+\\.ts$';

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Cycles, those of types and of dynamic imports included, make files impossible to read alone.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolved',
      'Imports something that is not there; geojson is a package of types alone.',
      {},
      { couldNotResolve: true, pathNot: '^geojson$' },
    ),
    rule(
      'no-dev-packages-in-source',
      'Development packages are not there in production.',
      { path: '^src', pathNot: '\\.stories\\.tsx$' },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types/|react-refresh)' },
    ),
    rule(
      'contract-knows-zod-alone',
      'The contract is shared by both sides: zod and itself.',
      { path: '^src/contract/' },
      { pathNot: '^(src/contract/|node_modules/zod/)' },
    ),
    rule(
      'client-never-sees-server',
      'What the console knows of the server is in the contract.',
      { path: '^src/client/' },
      { path: '^src/server/' },
    ),
    rule(
      'server-never-sees-client',
      'What the server knows of the console is in the contract.',
      { path: '^src/server/' },
      { path: '^src/client/' },
    ),
    rule(
      'ui-knows-no-feature',
      'The kit knows no domain word; its stories may show messages of the features.',
      { path: '^src/client/ui/', pathNot: '\\.stories\\.tsx$' },
      { path: '^src/client/(?!ui/)' },
    ),
    rule(
      'api-knows-no-feature',
      'The API layer knows contract calls only; it checks the types of values and keeps texts in the browser as all of the console does.',
      { path: '^src/client/api/' },
      { path: '^src/client/(?!api/|ui/browser/(reader|browserStore))' },
    ),
    rule(
      'machines-layer-knows-no-feature',
      'The seam between machines and store serves all features.',
      { path: '^src/client/machines/' },
      { path: '^src/client/(?!machines/|api/|ui/|store\\.ts)' },
    ),
    rule(
      'save-bulk-and-upload-know-no-feature',
      'Every feature saves, uploads and changes many records by them.',
      { path: '^src/client/(save|bulk|upload)/', pathNot: '\\.stories\\.tsx$' },
      { path: '^src/client/(?!save/|bulk/|upload/|machines/|api/|ui/|store\\.ts)' },
    ),
    rule(
      'folders-have-a-place',
      'A folder in neither FEATURES, NOUNS nor SHARED could import what it likes.',
      { path: `^src/(client|server)/(?!(${[...FEATURES, ...NOUNS].flat().join('|')}|${SHARED})/)[^/]+/` },
      {},
    ),
    ...featureOrder,
    rule(
      'features-only-by-the-door',
      'From another feature only *.api, *.messages, *Picker, *Badge, *Link, who is signed in and may do what, the selection of organisation and team, and what acts on boards touch; pages, made of several features, and the shell take whatever they frame.',
      {
        path: '^src/client/(session|organisations|boards|artwork|campaigns|inventoryWatch|insights|tour)/',
        pathNot: '\\.stories\\.tsx$',
      },
      {
        path: '^src/client/(session|organisations|boards|artwork|campaigns|inventoryWatch|insights|tour|pages|shell)/',
        pathNot: [
          '^src/client/$1/',
          '(\\.(api|messages)\\.ts|Picker\\.tsx|Badge\\.tsx|Link\\.tsx|/selection\\.ts|/boardTouches\\.tsx)$',
          '/session/(permissions|useMe|usePageAvailability|useTickPermissions)\\.ts$',
        ],
      },
    ),
    rule(
      'pages-only-from-the-router',
      'What two pages share belongs to a feature.',
      { path: '^src/client/', pathNot: ['^src/client/(pages/|shell/router\\.tsx$)', '\\.stories\\.tsx$'] },
      { path: '^src/client/pages/' },
    ),
    rule(
      'machines-are-pure',
      'A machine is told what it needs by its page: no React, antd, store or API slice.',
      { path: '\\.machine\\.ts$' },
      {
        path: [
          '^node_modules/(react|react-dom|antd|@ant-design|react-redux|react-router|react-router-dom|@reduxjs|@xstate/react)/',
          '\\.api\\.ts$',
          '\\.tsx$',
          '^src/client/store\\.ts$',
        ],
      },
    ),
    rule(
      'routes-never-query',
      'A route asks its service; the service asks the queries.',
      { path: '^src/server/.*\\.routes\\.ts$' },
      { path: '\\.queries\\.ts$' },
    ),
    ...nounOrder,
    rule(
      'queries-stay-with-their-noun',
      "A noun asks another's service, not its queries. `audit` is written in the transaction of the act; the feed is read by live events and the index; users and teams share memberships.",
      {
        path: '^src/server/([^/]+)/',
        pathNot: '^src/server/(users|session|access|organisations|http|inventoryWatch|start)/',
      },
      { path: '^src/server/[^/]+/.*\\.queries\\.ts$', pathNot: '^src/server/($1/|audit/|events/feed)' },
    ),
    rule(
      'queries-of-boards-for-the-watch',
      'The inventory watch writes boards as a load of a file does: with the queries of boards, and no others.',
      { path: '^src/server/inventoryWatch/' },
      { path: '^src/server/[^/]+/.*\\.queries\\.ts$', pathNot: '^src/server/(inventoryWatch|boards|audit)/' },
    ),
    rule(
      'queries-of-people-stay-with-them',
      'Users and teams share memberships, and no other queries.',
      { path: '^src/server/(users|session|access|organisations)/' },
      {
        path: '^src/server/[^/]+/.*\\.queries\\.ts$',
        pathNot: '^src/server/(users|session|access|organisations|audit)/',
      },
    ),
    rule(
      'schema-only-from-queries',
      'Tables are known to queries, to the database folder and to the demo data.',
      { path: '^src/server/', pathNot: ['\\.queries\\.ts$', '^src/server/db/'] },
      { path: '^src/server/db/schema/' },
    ),
    rule(
      'rules-are-pure',
      'Rules know no database, no network, no framework.',
      { path: '^src/server/.*\\.rules\\.ts$' },
      {
        path: [
          '\\.(queries|service|routes)\\.ts$',
          '^src/server/db/(connect|schema)',
          '^node_modules/(fastify|drizzle-orm|pg)/',
        ],
      },
    ),
    rule(
      'demo-only-from-the-top',
      'The product runs without the demo data and the sandboxes: they are registered in one file.',
      { path: '^src/', pathNot: '^src/server/start/demo\\.ts$' },
      { path: '^demo/' },
    ),
    rule(
      'adapters-only-from-the-top',
      'Which store, provider or mailer is used is decided in one place.',
      { path: '^src/server/', pathNot: ['^src/server/(app|start/compose)\\.ts$', ADAPTERS] },
      { path: ADAPTERS },
    ),
    rule(
      'one-place-knows-the-database',
      'Only connect.ts tells PGlite from PostgreSQL.',
      { path: '^src/', pathNot: '^src/server/db/' },
      { path: '^node_modules/(@electric-sql/pglite|pg)/' },
    ),
    rule(
      'stories-only-for-storybook',
      'Nothing is built out of stories.',
      { path: '^src', pathNot: '\\.stories\\.tsx$' },
      { path: '\\.stories\\.tsx$' },
    ),
    rule(
      'tests-only-for-tests',
      'Source never imports tests.',
      { path: '^src', pathNot: '\\.stories\\.tsx$' },
      { path: '^test/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.svg$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
