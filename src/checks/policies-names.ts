// Lints of what policies name: pages, addresses, sessions and keys there are not, groups, names used twice, a matrix that holds nowhere.
import { CONTENT_PAGE } from '../model/documents/app/page-lists.ts';
import { type Finding, finding } from '../model/finding.ts';
import { below, type Source } from '../model/source.ts';
import { isObject } from '../model/is-object.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';
import type { AccessDocument, PolicyStatement } from './policies-read.ts';

/** Findings of everything that is named. The files of the instance may name things of another of its events. */
export function nameFindings({ all, scopes, groups, groupLists, matrix }: AccessDocument, context: EventContext): Finding[] {
  const isOwn = ({ file }: Source): boolean => file.startsWith(`${context.folder.instance}/${context.folder.event}/`);
  const identifier = identifierFindings(context);
  const used = new Set(groupLists.flatMap(({ ids }) => ids));
  return [
    ...all.filter(({ at }) => isOwn(at)).flatMap(identifier),
    ...scopes.flatMap(({ statements }) => twiceFindings(statements)),
    ...groupLists.flatMap(({ ids, at }) =>
      ids.flatMap((id, index) => (groups.has(id) ? [] : [unknownGroup(id, below(at, index), [...groups.keys()])])),
    ),
    ...[...groups].flatMap(([id, { at }]) =>
      used.has(id) || !isOwn(at)
        ? []
        : [finding('unused-policy-group', 'warning', at, `no groupIds name the group ${id}, so its policies hold nowhere`)],
    ),
    ...matrixFindings(scopes, matrix),
  ];
}

function unknownGroup(id: string, at: Source, known: readonly string[]): Finding {
  const message = `there is no group ${id}; until there is, only what another Allow opens is open`;
  return finding('unknown-policy-group', 'error', at, message, suggest(id, known).word);
}

/** Each place at which a policy names something; a single name replaces the whole Identifier. */
export const namedAt = ({ at, identifiers }: PolicyStatement): Source[] =>
  identifiers.map((_, index) => (identifiers.length === 1 ? below(at, 'Identifier') : below(below(at, 'Identifier'), index)));

/** Findings of what a policy targets. */
function identifierFindings(context: EventContext): (one: PolicyStatement) => Finding[] {
  const { targets, pages, data, parts, model } = context;
  const known = new Set([...targets.pages, CONTENT_PAGE]);
  const sessions = data.get('sessions')?.ids;
  const booked = (data.get('meetings')?.rows ?? []).flatMap((row) =>
    isObject(row) && typeof row['Access'] === 'string' ? [row['Access']] : [],
  );
  const keys = new Set([...pages.flatMap(({ nodes }) => [...nodes.values()].map(({ rules }) => rules.access)), ...booked]);
  const app = model.documents['app'] ?? {};
  const openPages = Array.isArray(app['openPages']) ? (app['openPages'] as unknown[]) : [];
  const open = new Set<unknown>([...(parts.shellPages ?? []), ...openPages, ...(app['accessContactPage'] === true ? ['contact'] : [])]);
  return (one) =>
    one.identifiers.flatMap((name, index) => {
      const at = namedAt(one)[index]!;
      const nothing = (message: string, word = ''): Finding[] => [finding('unknown-policy-target', 'warning', at, message, word)];
      if (one.Type === 'Page') {
        if (!known.has(name)) return nothing(`there is no page ${name}, so the policy has no effect`, suggest(name, known).word);
        const message = `the page ${name} is open to everybody at any time; no policy closes it`;
        return open.has(name) ? [finding('policy-without-effect', 'warning', at, message)] : [];
      }
      if (one.Type === 'Url') {
        if (!name.startsWith('/')) return nothing(`a path begins with /; no address equals ${name}`, pathOf(name));
        if (/[?#]/.test(name)) return nothing('addresses are compared by their path alone, without ? and #', pathOf(name));
        return leadsNowhere(name, context) ? nothing(`no page of this event has the address ${name}`) : [];
      }
      if (one.Type !== 'Key') {
        if (sessions?.has(name)) return [];
        const message = sessions ? `data/sessions.json has no session ${name}` : `there is no data/sessions.json with the session ${name}`;
        return nothing(message, sessions && suggest(name, sessions).word);
      }
      const message = `no placement asks for the key ${name}; widgets of the shell may`;
      return keys.has(name) ? [] : [finding('policy-key-unused', 'info', at, message, suggest(name, keys).word)];
    });
}

const pathOf = (name: string): string =>
  URL.canParse(name) && /^https?:/.test(name) ? new URL(name).pathname : name.startsWith('/') ? name.split(/[?#]/, 1)[0]! : `/${name}`;

/** Whether a path is that of no page of the event; addresses without event (`/error`) are everybody's. */
function leadsNowhere(path: string, { targets, folder }: EventContext): boolean {
  if (!targets.addressOf) return false;
  const address = targets.addressOf(path);
  if (!address) return true;
  const here = address.event === '' || address.event.toLowerCase() === folder.event.toLowerCase();
  return !here || !targets.pages.has(address.page);
}

/** Deny reasons are kept by name, so two policies of one name cannot be distinguished. */
function twiceFindings(statements: readonly PolicyStatement[]): Finding[] {
  const names = new Set<string>();
  return statements.flatMap((one) => {
    const twice = names.has(one.Name);
    names.add(one.Name);
    const message = `another policy is called ${one.Name}; reasons name policies, so nobody can tell which of the two it was`;
    return twice ? [finding('duplicate-policy-name', 'warning', below(one.at, 'Name'), message)] : [];
  });
}

function matrixFindings(scopes: AccessDocument['scopes'], matrix: AccessDocument['matrix']): Finding[] {
  if (!matrix) return [];
  if (!matrix.active) {
    const unused = 'appAccessMatrixActive is not true, so the policies above hold in the app, too';
    return matrix.statements.length > 0 ? [finding('app-matrix-unused', 'warning', matrix.at, unused)] : [];
  }
  const [site, app] = scopes;
  if (site!.statements.length === 0 || app!.statements.length > 0) return [];
  const empty = 'the matrix of the app has no policies, so everything is open to everybody in the app';
  return [finding('app-matrix-empty', 'warning', matrix.at, empty)];
}
