/** The directions of the house style: contract <- kit, ui <- remotes, shell; in the API down the floors, and routes -> service -> repository. */

const test = '\\.(test|db\\.test|fixture|e2e)\\.tsx?$|/testing/';
const remotes = '^mf-[^/]+/';
const deployables = '^(host-shell|mf-[^/]+|operator-console|platform-api|vendor-sandbox|e2e)/';

/** A package whose shipped code may import only the workspace packages in `allowed`. */
const allowImportsOnly = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: `^shared/|${deployables}`, pathNot: [from, ...allowed].join('|') },
});

const contract = '^shared/contract/';
const drawings = '^shared/drawings/';
const kit = '^shared/kit/';
const ui = '^shared/ui/';

const directions = [
  allowImportsOnly('contract-imports-nothing-of-ours', contract, []),
  allowImportsOnly('drawings-imports-nothing-of-ours', drawings, []),
  allowImportsOnly('kit-imports-contract', kit, [contract]),
  allowImportsOnly('ui-imports-contract', ui, [contract]),
  allowImportsOnly('shell-imports-no-remote', '^host-shell/src/', [contract, kit, ui]),
  allowImportsOnly('console-imports-shared-only', '^operator-console/src/', [contract, kit, ui]),
  allowImportsOnly('api-imports-contract-and-drawings', '^platform-api/src/', [contract, drawings]),
  allowImportsOnly('sandbox-imports-contract-and-drawings', '^vendor-sandbox/', [contract, drawings]),
  {
    name: 'nothing-imports-the-sandbox',
    comment:
      'The sandbox stands for companies outside. Tests start it as a process, and meet it over its public interfaces.',
    severity: 'error',
    from: { path: '^', pathNot: '^vendor-sandbox/' },
    to: { path: '^vendor-sandbox/' },
  },
  {
    name: 'sandbox-imports-published-packages-only',
    comment: 'Its tests too: it could be a repository of its own, with the packages of the SDK.',
    severity: 'error',
    from: { path: '^vendor-sandbox/' },
    to: { path: `^shared/|${deployables}`, pathNot: `^vendor-sandbox/|${contract}|${drawings}|^shared/testing/` },
  },
  {
    name: 'remote-imports-no-remote-and-no-shell',
    comment: 'A remote ships alone. What two remotes need belongs into kit or ui.',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/', pathNot: test },
    to: { path: `^shared/|${deployables}`, pathNot: `^$1/|${contract}|${kit}|${ui}` },
  },
  {
    name: 'shared-imports-no-deployable',
    severity: 'error',
    from: { path: '^shared/(contract|drawings|kit|ui)/' },
    to: { path: deployables },
  },
];

const insideTheShell = [
  {
    name: 'shell-features-import-no-app',
    comment: 'app composes the features. What features share belongs to lib.',
    severity: 'error',
    from: { path: '^host-shell/src/(features|lib|messages)/', pathNot: test },
    to: { path: '^host-shell/src/(app|federation)/' },
  },
  {
    name: 'shell-lib-imports-no-feature',
    severity: 'error',
    from: { path: '^host-shell/src/(lib|messages)/', pathNot: test },
    to: { path: '^host-shell/src/features/' },
  },
];

/** The floors of the server, each with those below it that it may import, types included. */
const FLOORS = require('./src/floors/server-floors.json');

const insideTheConsole = [
  {
    name: 'console-lib-imports-no-feature',
    severity: 'error',
    from: { path: '^operator-console/src/lib/', pathNot: test },
    to: { path: '^operator-console/src/(features|app)/' },
  },
  {
    name: 'console-features-import-no-app',
    comment: 'app composes the features. What features share belongs to lib.',
    severity: 'error',
    from: { path: '^operator-console/src/features/', pathNot: test },
    to: { path: '^operator-console/src/app/' },
  },
  {
    name: 'console-groups-import-no-group',
    comment: 'The groups of the navigation. What two of them need belongs to lib.',
    severity: 'error',
    from: { path: '^operator-console/src/features/([^/]+)/', pathNot: test },
    to: { path: '^operator-console/src/features/', pathNot: '^operator-console/src/features/$1/' },
  },
];

const floorRules = Object.entries(FLOORS).map(([floor, below]) => ({
  name: `${floor}-imports-down`,
  comment: 'What an upper floor knows reaches a lower one as a parameter, or as a fact that the upper one handles.',
  severity: 'error',
  from: { path: `^platform-api/src/modules/${floor}/`, pathNot: test },
  to: {
    path: '^platform-api/src/modules/',
    pathNot: `^platform-api/src/modules/(${[floor, ...below].join('|')})/`,
  },
}));

const insideTheApi = [
  ...floorRules,
  {
    name: 'repository-belongs-to-its-module',
    comment: 'A module owns its tables. Another one uses its service; types included.',
    severity: 'error',
    from: { path: '^platform-api/src/modules/([^/]+/[^/]+)/', pathNot: test },
    to: {
      path: '^platform-api/src/modules/(?!lottery/).*repository(\\.ts$|/)',
      pathNot: '^platform-api/src/modules/$1/',
    },
  },
  {
    name: 'routes-use-no-repository',
    severity: 'error',
    from: { path: '^platform-api/src/modules/.*routes(\\.ts$|/)' },
    to: { path: '^platform-api/src/modules/.*repository(\\.ts$|/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repository-knows-no-rule',
    severity: 'error',
    from: { path: '^platform-api/src/modules/.*repository(\\.ts$|/)' },
    to: { path: '^platform-api/src/modules/.*(service|routes)(\\.ts$|/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'service-knows-no-http',
    severity: 'error',
    from: { path: '^platform-api/src/modules/.*service(\\.ts$|/)' },
    to: {
      path: 'node_modules/@?fastify|^platform-api/src/platform/http/|routes\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'platform-knows-no-module',
    severity: 'error',
    from: { path: '^platform-api/src/platform/', pathNot: test },
    to: { path: '^platform-api/src/(modules|edge)/' },
  },
];

const theDemo = [
  {
    name: 'product-imports-no-demo',
    comment: 'The demo history moves the clock of the ledger. Only its own program may do so.',
    severity: 'error',
    from: { path: '^platform-api/src/', pathNot: `^platform-api/src/demo(/|\\.ts$)` },
    to: { path: '^platform-api/src/demo/' },
  },
  {
    name: 'vendors-import-no-crowd',
    severity: 'error',
    from: { path: '^vendor-sandbox/src/(studio|kinds|sandpay|game-vendor|game-lists|conformance)/' },
    to: { path: '^vendor-sandbox/src/crowd/' },
  },
];

const everywhere = [
  {
    name: 'no-circle',
    comment: 'Through types and dynamic imports neither: what both sides need belongs to a third file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-test-code-in-the-product',
    severity: 'error',
    // The runner of the tests shares the pace of the machine with them.
    from: { path: '/src/', pathNot: `${test}|^shared/(testing|build/src/(tasks|test))/` },
    to: { path: '\\.(test|fixture)\\.tsx?$|^shared/testing/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...directions, ...insideTheShell, ...insideTheConsole, ...insideTheApi, ...theDemo, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '\\.(css|svg|png|woff2)$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
