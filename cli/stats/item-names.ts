// What counted things are called in words: titles of pages and sessions, names of companies, labels of links.
import { modelChecks } from '../../server/published/model-checks.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import { resourcesOf } from '../../server/published/resources.ts';
import type { ViewKind } from '../../server/store/schema.ts';
import { pageName } from '../../src/i18n/page-name.ts';
import { readEvent } from '../../src/model/event.ts';
import { platformRows } from '../../src/pages/defaults.ts';

/** The name of a thing; empty where the event has none for it any more. */
export type NameOf = (kind: ViewKind, item: string) => string;

/** Fields that hold an address which is counted. */
const ADDRESSES = ['Url', 'url', 'link'];
/** Fields next to it that say in words what it is. */
const LABELS = ['Name', 'linkText', 'title', 'text'];

/** The names of an event in a language it has. */
export function itemNames(event: PublishedEvent, language: string): NameOf {
  const model = readEvent([...platformRows, ...resourcesOf(event, '*', language)], modelChecks());
  const { sessions, presentations } = event.programme.inLanguage(language);
  const text = (written: unknown): string => event.text(written, language);
  const known = new Map<string, string>();
  const add = (kind: string, item: unknown, name: string): void => {
    const key = JSON.stringify([kind, String(item)]);
    if (name.trim() !== '' && !known.has(key)) known.set(key, name.trim());
  };
  for (const { Id, Name, CompanyAccountId, CompanyAccountName } of sessions) {
    add('session', Id, Name);
    if (CompanyAccountId) add('company', CompanyAccountId, CompanyAccountName);
  }
  for (const { Id, Title } of presentations) add('presentation', Id, Title);
  for (const [name, { kind, value }] of model.raw) {
    if (kind === 'page') {
      const page = name.slice('pages/'.length);
      add('page', page, pageName(page, value['title'], model, { language, eventLanguages: event.about.languages }));
    }
    if (kind === 'advertisement') add('advertisement', value['id'], text(value['headlineTop']) || text(value['headlineBottom']));
    for (const [address, label] of labelledAddresses(value)) add('address', address, text(label));
  }
  return (kind, item) => {
    const isAddress = kind === 'footer-link' || kind === 'banner-link' || kind === 'video';
    return known.get(JSON.stringify([isAddress ? 'address' : kind, item])) ?? '';
  };
}

/** Addresses in a document, each with what stands next to it in words. */
function labelledAddresses(document: unknown): [string, unknown][] {
  const found: [string, unknown][] = [];
  const left = [document];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    const fields = value as Readonly<Record<string, unknown>>;
    const label = LABELS.find((name) => fields[name] !== undefined && fields[name] !== '');
    for (const name of ADDRESSES) if (typeof fields[name] === 'string' && label) found.push([fields[name], fields[label]]);
    left.push(...Object.values(fields));
  }
  return found;
}
