// Who may import whom: rooms by folder pattern, from the ground up; lower never imports higher.

const domain = '^component-registry/([^/]+)/';
/** Files that only tests load; what proves the code may reach across. */
const tests = '(\\.test\\.tsx?|\\.testing\\.tsx?|/fixtures?/.*|\\.fixture\\.tsx?)$';
const room = (...names) => `^src/(${names.join('|')})/`;
const visitors = [
  '^src/(app|renderer|session|analytics|stores|service-worker|api|i18n|calendar|ui|rules|clock|base)/',
  '^src/sdk\\.ts$',
  '^component-registry/.*/(view|texts|data|migrations)\\.tsx?$',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { pathNot: tests, ...from }, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-cycles',
      'What needs each other is one thing: put it into one file, or find the third that both need.',
      {},
      { circular: true },
    ),
    rule('no-missing', 'The import leads nowhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule('no-undeclared-package', 'A package stands in package.json.', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    rule(
      'no-dev-package-at-run-time',
      'What visitors or the server need is a dependency.',
      { path: '^(src|component-registry|server|cli)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'base-needs-nothing',
      'What language and platform lack: no word of the project.',
      { path: room('base') },
      { path: '^(src/(?!base/)|component-registry|server|cli)' },
    ),
    rule(
      'contract-is-the-ground',
      'The API as data knows nothing above it.',
      { path: room('contract') },
      { path: '^(src/(?!(contract|base)/)|component-registry|server|cli)' },
    ),
    rule(
      'clock-is-the-ground',
      'The clock knows nothing but time.',
      { path: room('clock') },
      { path: '^(src/(?!(clock|base)/)|component-registry|server|cli)' },
    ),
    rule(
      'stores-are-the-ground',
      'What several components share on this device: values, no domain.',
      { path: room('stores') },
      { path: '^(src/(?!(stores|base|clock)/)|component-registry|server|cli)' },
    ),
    rule(
      'service-worker-stands-alone',
      'It runs without the app, and is loaded by every visitor.',
      { path: room('service-worker') },
      { path: '^(src/(?!(service-worker|base|clock|i18n/direction)[/.])|component-registry|server|cli)' },
    ),
    rule(
      'ui-is-the-ground',
      'Buttons and lists know no domain: colours, instants and the queue of overlays only.',
      { path: room('ui') },
      {
        path: '^(src/(?!(ui|base|clock|stores|rules|model/fields|model/documents/theme|model/documents/envelope)[/.])|component-registry|server|cli)',
      },
    ),
    rule(
      'model-on-the-ground',
      'Documents need contract and clock, nothing that decides, draws or asks.',
      { path: room('model') },
      { path: '^(src/(?!(base|model|contract|clock)/)|component-registry|server|cli)' },
    ),
    rule(
      'compiling-knows-documents',
      'Checks are compiled from documents and endpoints alone.',
      { path: room('compile') },
      { path: '^(src/(?!(base|compile|model|contract|clock)/)|component-registry|server|cli)' },
    ),
    rule(
      'rules-are-pure',
      'A verdict follows from model and clock alone.',
      { path: room('rules') },
      { path: '^(src/(?!(base|rules|model|clock)/)|component-registry|server|cli)' },
    ),
    rule(
      'checks-judge',
      'Findings, differences and shifted times need documents, their checks, pages and rules, nothing that draws or asks.',
      { path: room('checks', 'diff', 'shift') },
      { path: '^(src/(?!(base|checks|diff|shift|compile|model|contract|clock|rules|pages|access)/)|component-registry|server|cli)' },
    ),
    rule(
      'nobody-needs-checks',
      'Checks are for organisers: server, command line and build ask them, no other room.',
      { path: '^src/(?!(checks|diff|shift)/)' },
      { path: '^src/(checks|diff|shift)/' },
    ),
    rule(
      'pages-are-data',
      'The page table and the default pages know only the shapes of the ground.',
      { path: room('pages') },
      { path: '^(src/(?!(base|pages|model|contract)/)|component-registry|server|cli)' },
    ),
    rule(
      'wire-below-state',
      'HTTP, texts, dates and calendar files know the ground.',
      { path: room('api', 'i18n', 'calendar') },
      { path: '^(src/(?!(base|api|i18n|calendar|contract|model|clock|rules)/)|component-registry|server|cli)' },
    ),
    rule(
      'analytics-above-the-wire',
      'What measures knows the wire, consent and documents; the session hands it what components track.',
      { path: room('analytics') },
      { path: '^(src/(?!(analytics|api|stores|contract|base|clock|model)/)|component-registry|server|cli)' },
    ),
    rule(
      'state-below-frame',
      'The session is drawn by others.',
      { path: room('session') },
      { path: '^(src/(renderer|preview|app|studio)/|component-registry|server|cli)' },
    ),
    rule(
      'frame-knows-no-component',
      'The registry arrives as an argument.',
      { path: room('renderer', 'preview') },
      { path: '^(src/(app|studio)/|component-registry|server|cli)' },
    ),
    rule(
      'app-knows-the-registry-alone',
      'The app meets components by name, through the registry.',
      { path: room('app') },
      { path: '^(component-registry/(?!registry\\.ts)|server|cli|src/studio/)' },
    ),
    rule(
      'preview-only-when-asked',
      'Visitors never load the preview.',
      { path: '^src/(?!preview/)' },
      { path: '^src/preview/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    rule(
      'platform-knows-no-server',
      'The platform runs without a server and a command line.',
      { path: '^src/' },
      { path: '^(server|cli)/' },
    ),

    rule(
      'one-door',
      'A component uses #sdk, #contract and #fields, nothing else of the platform.',
      { path: domain },
      { path: '^src/(?!(sdk|model/fields)\\.ts$|contract/)' },
    ),
    rule(
      'no-neighbours',
      'What two domains need belongs to the platform.',
      { path: domain },
      { path: domain, pathNot: '^component-registry/$1/' },
    ),
    rule(
      'components-without-server',
      'Components run in the browser.',
      { path: domain },
      { path: '^(server|cli|scripts)/|^component-registry/[^/]+\\.ts$' },
    ),

    rule(
      'compiling-needs-node',
      'Compiling and validating whole folders is the work of server and command line.',
      { path: visitors },
      { path: '^src/(compile|checks|diff|shift)/', reachable: true },
    ),
    rule(
      'server-without-react',
      'The server writes HTML without React.',
      { path: '^(server|cli)/' },
      { path: 'node_modules/(react|react-dom|react-router)/', reachable: true },
    ),
    rule('server-without-cli', 'The server does not need the command line.', { path: '^server/' }, { path: '^cli/' }),
    rule(
      'cli-uses-the-store',
      'Of the server the command line needs store, checks and settings, not routes; a whole server in process has one door, in-process.ts.',
      { path: '^cli/' },
      { path: '^server/(routes|html|http|files|answers|app\\.ts|start\\.ts)' },
    ),
    rule(
      'tests-stay-outside',
      'Nothing that ships imports tests.',
      { path: '^(src|component-registry|server|cli)/' },
      { path: '^tests/|\\.test\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|schemas|virtual:)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
