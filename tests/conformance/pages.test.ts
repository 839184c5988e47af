// Every page name and address of the spec (A §2) is in the page table and nothing else but a declared few; every page shows something finished.
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { openEvent } from '../../server/open-event.ts';
import { localise } from '../../src/i18n/localise.ts';
import { matchAddress } from '../../src/pages/match.ts';
import { pageTable } from '../../src/pages/table.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { rulesOf } from '../../src/rules/placement-rules.ts';
import { decidePlacement } from '../../src/rules/shown.ts';
import { hasShared, readShared } from '../support/shared.ts';
import { textOf } from './files.ts';

const rows = pageTable.filter(({ page }) => !page.startsWith(':'));
const keys = rows.map(({ page }) => page);
const languages = ['en-GB', 'de-DE', 'fr-FR', 'tr-TR'];

describe.skipIf(!hasShared)('the spec and the page table', () => {
  const [, names = '', prefixes = '', suffixes = '', links = ''] =
    /### Page names.*?\n\n(.*?)\n\n### Prefix-style paths\n\n(.*?)\n\n### Suffix-style paths.*?\n\n(.*?)\n\n(.*?)\n/s.exec(
      hasShared ? readShared('spec/000_d2b65c72256a8400.txt') : '',
    ) ?? [];

  /** How the spec writes two of its names in words. */
  const inWords: Readonly<Record<string, string>> = {
    'IndustryLanding list': 'IndustryLandingListPage',
    'a not-found page': 'NotFoundPage',
  };
  /** Keys for paths to which the spec gives no name. */
  const ownKeys = [
    'AwardWinnersPage',
    'BoothPage',
    'EposterPage',
    'ErrorPage',
    'LogoutPage',
    'MessagesPage',
    'PagAbstractDetailPage',
    'PdfDownloadPage',
    'PersonalProgramPage',
    'PlazaPage',
    'PresentationPlayerPage',
    'QrScanPage',
    'RegistrationLandingPage',
    'RegistrationPage',
    'ReviewPage',
    'SharedProgramPage',
    'TvPage',
    'WorldVillagePage',
    'contact',
  ];

  test('each name of the spec has a row, and the others are keys of paths without a name', () => {
    const named = names
      .replaceAll(/ \([^)]*\)/g, '')
      .replace(/\.$/, '')
      .split(', ')
      .map((name) => inWords[name] ?? name);
    expect(named.length).toBeGreaterThan(45);
    expect(keys.filter((key) => !named.includes(key)).sort()).toEqual(ownKeys);
    expect(named.filter((name) => !keys.includes(name))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  /** A path with and without what may be missing: `list/{page?}` is `list` and `list/{page}`. */
  const forms = (path: string): string[] => {
    const parts = path.split('/');
    const optional = parts.findIndex((part) => part.endsWith('?}') || part === '*');
    const whole = parts.join('/').replaceAll('?}', '}');
    return optional < 0 ? [whole] : [parts.slice(0, optional).join('/'), whole];
  };
  const inTable = (kind: RegExp): string[] =>
    pageTable.flatMap(({ paths }) =>
      paths.flatMap((path) => {
        const [, before = '', after = ''] = kind.exec(path) ?? [];
        return before || after ? forms((before + after).slice(1).replaceAll(/:(\w+\??)/g, '{$1}')) : [];
      }),
    );
  const difference = (one: readonly string[], other: readonly string[]): string[] => one.filter((path) => !other.includes(path)).sort();

  test('each prefix-style path has a row, and the table has few others', () => {
    const children = /\/tv \(with ([^)]*)\)/.exec(prefixes)?.[1]?.split(', ') ?? [];
    const [list = ''] = prefixes.split('The home path');
    const paths = list
      .replaceAll(/ \([^)]*\)/g, '')
      .split(/, | and |\.\s*$/)
      .filter(Boolean)
      .flatMap((path) => forms(path.slice(1).replace('/...', '')));
    const asked = [...paths, ...children.map((child) => `tv/${child}`)];
    expect(asked.length).toBeGreaterThan(35);
    const have = inTable(/^(\/[^:/]+)\/:instance\/:event\/:language(.*)$/);
    expect(difference(asked, have)).toEqual([]);
    // The page is optional by B §2; the older scheme has a sentence of its own; an event's own address for scanning.
    expect(difference(have, asked)).toEqual(['industrylandingpage', 'program', 'qrScan']);
  });

  test('each suffix-style path has a row, and the table has few others', () => {
    const [list = '', rest = ''] = suffixes.split(' Also ');
    const paths = list
      .replace(/(\w+) \(child (\S+)\)/, '$1, $1/$2')
      .replace(/(\w+) and (\w+) \(optional module, wildcard\)/, '$1/*, $2/*')
      .replaceAll(/ \([^)]*\)/g, '')
      .replace(/\.$/, '')
      .split(', ')
      .flatMap(forms);
    expect(paths.length).toBeGreaterThan(30);
    const have = inTable(/^\/:instance\/:event\/:language()(\/.+)$/);
    expect(difference(paths, have)).toEqual([]);
    // Inside an event they keep its house; the spec's own forms have no event. To a shared programme leads a link of its own.
    expect(difference(have, paths)).toEqual(['error', 'not-found', 'sharedprogram']);
    const bare = [...rest.matchAll(/(?<=^| )\/[\w-]+/g)].map(([path]) => path);
    expect(bare.sort()).toEqual(['/error', '/not-found', '/qrScan']);
    for (const path of bare) expect(matchAddress(path)?.event, path).toBe('');
  });

  test('links to a single item lead to their pages in both schemes', () => {
    const newer = [...links.matchAll(/\/(faculty|presentation|session)\//g)].map(([, word]) => word);
    expect(newer).toEqual(['faculty', 'presentation', 'session']);
    for (const [word, query] of [
      ['faculty', 'user'],
      ['presentation', 'presentation'],
      ['session', 'session'],
    ] as const) {
      expect(links).toContain(query);
      const item = matchAddress(`/a/b/en-GB/${word}/7`);
      expect(item?.page).toMatch(/DetailPage$/);
      expect(matchAddress('/program/a/b/en-GB', `?${query}=7`)).toEqual(item);
    }
  });
});

describe('the default pages', async () => {
  const catalog = await loadCatalog();
  const demo = (language: string, texts: Readonly<Record<string, object>> = {}) => {
    const app = { schemaVersion: 1, event: { name: 'Demo', languages, timeZone: 'Europe/Berlin', startDate: '2027-05-03' } };
    const files = [
      { path: 'demo/demo27/app.json', text: JSON.stringify(app) },
      ...Object.entries(texts).map(([name, words]) => ({
        path: `demo/demo27/texts/${name}`,
        text: JSON.stringify({ schemaVersion: 1, texts: words }),
      })),
    ];
    return openEvent(files, { instance: 'demo', event: 'demo27' }, language);
  };
  const event = demo('en-GB');
  /** Components that bring the title of their page themselves. */
  const titled = [
    'structure/hero',
    'programme/session-detail',
    'programme/presentation-detail',
    'media/presentation-player',
    'programme/abstract-detail',
    'exhibition/company-profile',
    'editorial/news-list',
    'editorial/job-list',
    'editorial/assembly',
    'editorial/award-list',
    'editorial/preceptorship-list',
    'media/episode-list',
    'programme/person-detail',
    'shell/holding',
    'shell/page-notice',
    'shell/access-denied',
    'shell/sign-out',
  ];

  test.each(keys)('%s is built without findings, of components there are, with one title', (key) => {
    const page = event.page(key)!;
    expect(page.findings).toEqual([]);
    const nodes = [...page.nodes.values()];
    expect(nodes.filter(({ name }) => !Object.hasOwn(catalog, name)).map(({ name }) => name)).toEqual([]);
    const titles = nodes.filter(
      ({ name, props }) =>
        (name === 'structure/heading' && props['level'] === 1) ||
        titled.includes(name) ||
        (name.startsWith('account/') &&
          !name.startsWith('account/my-') &&
          !['account/registration', 'account/terms-dialog'].includes(name)),
    );
    expect(titles.map(({ name }) => name)).toHaveLength(1);
  });

  test.each(keys)('a visitor sees %s: a sentence, or content, or a way on', (key) => {
    const page = event.page(key)!;
    const where = { ...event.folder, language: 'en-GB', page: key, params: {} };
    const context = visitorContext(where, { now: Date.UTC(2027, 4, 3, 10), timeZone: event.timeZone });
    const rules = eventRules(event.model, event.timeZone);
    const own = page.layers.page!.flatMap(({ placements }) => placements.map((id) => page.nodes.get(id)!));
    const seen = own.filter((node) => decidePlacement(rulesOf(node, rules, event.timeZone), context).outcome === 'show');
    expect(seen.length).toBe(own.length);
    const isMore = ({ name, props }: (typeof seen)[number]): boolean => name !== 'structure/heading' || props['lead'] !== undefined;
    expect(seen.some(isMore)).toBe(true);
  });

  /** Pages that are still only a heading, a sentence and a button, with what is to come there. A new page must not be one. */
  const waiting: Readonly<Record<string, string>> = {
    MaintenancePage: 'a notice of the spec, with its own words',
  };

  test('no page but those that wait is only heading, sentence and button', () => {
    const isWords = ({ name }: { name: string }): boolean =>
      ['structure/heading', 'structure/button-link', 'structure/divider'].includes(name);
    const bare = keys.filter((key) => {
      const page = event.page(key)!;
      const own = page.layers.page!.flatMap(({ placements }) => placements.map((id) => page.nodes.get(id)!));
      return own.every(isWords);
    });
    expect(bare.sort()).toEqual(Object.keys(waiting).sort());
  });

  test('an event replaces the name of every page by a text of its own', () => {
    const own = Object.fromEntries(rows.map(({ title }) => [title, `Our ${title}`]));
    const renamed = demo('de-DE', { 'pages.en-GB.json': own, 'pages.de-DE.json': { home: 'Anfang' } });
    const titleOf = (key: string): string =>
      localise(renamed.page(key)!.title, { language: 'de-DE', eventLanguages: languages }, renamed.model.texts);
    expect(titleOf('HomePage')).toBe('Anfang');
    // What an event does not translate is shown in the platform's own language.
    expect(titleOf('news')).toBe('Neuigkeiten');
    const english = demo('en-GB', { 'pages.en-GB.json': own });
    for (const { page, title } of rows)
      expect(localise(english.page(page)!.title, { language: 'en-GB', eventLanguages: languages }, english.model.texts)).toBe(
        `Our ${title}`,
      );
  });

  test('maintenance says what the spec says', () => {
    const texts = JSON.parse(textOf('src/pages/texts/en-GB.json')) as Record<string, string>;
    expect([texts['maintenance.text'], texts['maintenance.lead']]).toEqual([
      'We’ll be back soon!',
      'Maintenance is in progress. The site will be back shortly.',
    ]);
  });

  test('what nothing leads to is not counted among the pages of an event', () => {
    expect(event.pages).toContain('LivePage');
    expect(event.pages).not.toContain('ReviewPage');
    expect(event.page('ReviewPage')).toBeDefined();
  });
});
