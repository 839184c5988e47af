// Resource rows as one class of callers may get them: pages without what they may never see, policies without other people's ids.
import type { ResourceRow } from '../../src/contract/core.ts';
import { resourceLimits } from '../../src/model/excess.ts';
import type { Finding } from '../../src/model/finding.ts';
import { documentKind, parseRow } from '../../src/model/documents-of-rows.ts';
import { isObject } from '../../src/model/is-object.ts';
import { publicOnly } from '../../src/model/publication.ts';
import { keepPersonalValues } from '../../src/rules/requirements/personal-values.ts';
import type { Access } from './access.ts';
import { ownAudience } from './filter-advertisements.ts';
import { nothingOff, type SwitchedOff } from './switched-off.ts';
import { type Keeps, withoutPlacements } from './walk-page.ts';

type Raw = Record<string, unknown>;

/** The row for a class; the same row when nothing in it is closed to them. `off` returns what is switched off for everybody. */
export function filterRow(row: ResourceRow, access: Access, off: SwitchedOff = nothingOff): ResourceRow {
  const kind = row.setname === 'config_json' ? documentKind(row.resourcename) : '';
  const seen = kind === 'messages' || !access.all ? seers[kind] : undefined;
  if (!seen) return row;
  const problems: Finding[] = [];
  const value = parseRow(row, problems);
  const text = value ? JSON.stringify(seen(value, { access, off }, row.resourcename)) : unreadable(problems[0]?.code);
  return text === JSON.stringify(value) ? row : { ...row, resourcevalue: text };
}

/** What cannot be read is nothing to anybody; that it is there, and what is wrong with it, must be known (R50). */
function unreadable(code: string | undefined): string {
  if (code === 'json-syntax') return '';
  return code === 'nested-too-deep' ? '['.repeat(resourceLimits.levels + 1) : 'null';
}

/** Kinds of documents in which something may be closed. */
const seers: Readonly<Record<string, (value: Raw, eyes: Eyes, name: string) => unknown>> = {
  page: (value, eyes, name) => seenPage(value, eyes, name.slice('pages/'.length)),
  footer: (value, eyes) => withoutPlacements(value, keeps(eyes), 'footer'),
  advertisement: (value, { access }) => ownAudience(value, access),
  // What a survey asks is sent on demand: everybody else needs only that there is one.
  survey: (value) => {
    const { survey: _, ...head } = value;
    return head;
  },
  // Projects, whose pictures are open by this, to whom the page is; challenges are answered by their endpoints.
  charity: (value, { access }) => {
    const { challenges: _, ...head } = value;
    return access.page('charity') ? head : {};
  },
  // The profile form, terms and tickets are answered by their endpoints; the interests of a form are no page's.
  profile: () => ({}),
  terms: () => ({}),
  registration: () => ({}),
  // Addresses are nobody's, previews and super users included; groups are named to their members by their endpoint.
  messages: (value) => ({
    ...withoutKey('groups', value),
    contacts: without('Email', value['contacts']),
    helpTopics: without('Emails', value['helpTopics']),
  }),
  // Companies that are not public are named to nobody who gets no row of them.
  publication: (value, { access }) => (access.signedIn ? value : publicOnly(value)),
  access: (value, { access }) => keepPersonalValues(value, (one) => access.listed.has(one)),
  // The older form: the whole configuration in one object, `grids` are the home page's (A §7).
  config_json: (value, eyes) => {
    const { grids: _, ...rest } = value;
    return eyes.access.page('HomePage') ? withoutPlacements(value, keeps(eyes)) : rest;
  },
};

/** A list of objects, each without one key; an empty list for anything else. */
const without = (key: string, list: unknown): Raw[] =>
  Array.isArray(list) ? list.filter(isObject).map((value) => withoutKey(key, value)) : [];

const withoutKey = (key: string, value: Raw): Raw => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** What a class may see, and what is sent to nobody. */
type Eyes = { access: Access; off: SwitchedOff };

/** Of a page that is closed only its name is sent, so that a page can name what is closed. */
function seenPage(value: Raw, eyes: Eyes, page: string): unknown {
  if (eyes.access.page(page)) return withoutPlacements(value, keeps(eyes));
  return { ...('schemaVersion' in value && { schemaVersion: value['schemaVersion'] }), page };
}

const keeps =
  ({ access: { key }, off }: Eyes): Keeps =>
  (placement, layer) => {
    const { draft = false, access = '' } = placement;
    const isOpen = access === '' || access === null || (typeof access === 'string' && key(access));
    return isOpen && (draft === false || draft === null) && !off(placement, layer);
  };
