// One name for one thing: a name that two modules export is in the list below, with the reason why it may be.
import { expect, test } from 'vitest';
import { projectFiles, textOf } from './files.ts';

/** Names that every module of a kind exports, so that others find it there. */
const conventions: Readonly<Record<string, RegExp>> = {
  // `props.ts`, `texts.ts`, `migrations.ts` and `data.ts` of a component (CONTRIBUTING.md).
  about: /^component-registry\//,
  props: /^component-registry\//,
  Props: /^component-registry\//,
  slots: /^component-registry\//,
  texts: /^(component-registry|src\/model\/documents)\//,
  migrations: /^component-registry\//,
  data: /^component-registry\//,
  // Every file of the contract has its area.
  area: /^src\/contract\//,
};

/** Names of several modules, by the reason why they may be the same. A name that no longer needs it can be taken out. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'an endpoint of the contract and what carries it out': [
    'assemblies',
    'awards',
    'blockUser',
    'createAccount',
    'diagnostics',
    'eventInfo',
    'footerModel',
    'preceptorships',
    'session',
    'signOut',
    'takeToken',
  ],
  'a document, and what answers for it': ['calls', 'charity', 'messages', 'registration', 'tv'],
  'the type of a document, and what is made of it elsewhere': [
    'Access',
    'Documents',
    'MenuItem',
    'Page',
    'Placement',
    'Programme',
    'ProgrammeView',
    'Session',
    'Sessions',
    'Texts',
  ],
  'rows of the programme: as an import writes them, as a document holds them, as the server reads them': [
    'AuthorRow',
    'PresentationRow',
    'ProgrammeRows',
    'RoomRow',
    'SessionRow',
    'TrackRow',
  ],
  'the same thing on both sides of the wire': ['Clock', 'KEY_HEADER', 'READER', 'Registration', 'Visit'],
  'the same work in programs that share no code: command line, server, browser': [
    'AT_ONCE',
    'calendarEvents',
    'call',
    'Check',
    'columnsOf',
    'counted',
    'diffLines',
    'fits',
    'fontFiles',
    'frameOf',
    'hexColour',
    'isBlank',
    'languageName',
    'linksOf',
    'MOST_WAITING',
    'pageName',
    'plainText',
    'richText',
    'sessionsRequest',
    'slugOf',
    'visitor',
    'withoutSecrets',
    'writeFiles',
  ],
  'of different things: one of each gets another name when its room is next changed': [
    'Account',
    'AccountLinks',
    'Admission',
    'Asked',
    'Destination',
    'Difference',
    'Elsewhere',
    'Ending',
    'endOf',
    'Filters',
    'Fit',
    'Folder',
    'Found',
    'ImportTarget',
    'Job',
    'keyOf',
    'Kind',
    'Languages',
    'lineOf',
    'Member',
    'Moment',
    'nameOf',
    'NewPassword',
    'People',
    'personOf',
    'Place',
    'planWrites',
    'Question',
    'readConfiguration',
    'Reader',
    'Recipient',
    'scheduleEvent',
    'Step',
    'titleOf',
    'Visited',
  ],
};
const shared = new Set(Object.values(reasons).flat());
const exported = /^export (?:declare )?(?:async )?(?:type|interface|const|function\*?|class) (\w+)/gm;

test('a name that several modules export is a convention of them all, or is listed', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of projectFiles()) {
    if (!/^(src|server|cli|component-registry)\/.*\.tsx?$/.test(path) || /\.test\.|\.testing\.|fixture/.test(path)) continue;
    for (const [, name = ''] of textOf(path).matchAll(exported)) {
      const paths = owners.get(name) ?? new Set();
      owners.set(name, paths.add(path));
    }
  }
  expect(owners.size).toBeGreaterThan(1000);
  const unlisted = [...owners].filter(
    ([name, paths]) => paths.size > 1 && !shared.has(name) && ![...paths].every((path) => conventions[name]?.test(path)),
  );
  expect(unlisted.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});
