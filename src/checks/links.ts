// Checks where addresses lead: pages, anchors, files, rows; and that their scheme may be followed.
import { AD_ANCHOR, COOKIE_ANCHOR } from '../base/page-anchors.ts';
import { forbiddenScheme } from '../model/addresses.ts';
import type { DataFileName } from '../model/documents/programme.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import { menuKeys } from '../pages/table.ts';
import { below, type Source } from '../model/source.ts';
import { suggest } from './suggest.ts';
import type { ValueRole } from './shape.ts';
import type { Targets } from './targets.ts';
import { isObject } from '../model/is-object.ts';
import { decodeText } from '../model/decode-text.ts';

/** Parameters of pages that name rows, by the data file that holds them. */
const rowParameters: Readonly<Record<string, DataFileName>> = {
  sessionId: 'sessions',
  userId: 'authors',
  presentationId: 'presentations',
  companyAccountId: 'companies',
};

const LOOKS = /^(?:page:[A-Za-z0-9_-]|asset:\S+$|\s*(?:javascript|vbscript|data):\S+$)/i;

/** Whether a text is worth asking `addressFindings`: an address by its role, or by its looks. */
export const mayBeAddress = (text: string, role: ValueRole): boolean => role === 'link' || role === 'media' || LOOKS.test(text);

/** Findings of a text that may be an address. `page` is the page that holds it; empty for documents of many pages. */
export function addressFindings(text: string, role: ValueRole, at: Source, page: string, targets: Targets): Finding[] {
  if (text === '') return [];
  const address = role === 'link' || role === 'media';
  const scheme = forbiddenScheme(text);
  if (scheme) return [forbidden(scheme, at)];
  if (/^page:[A-Za-z0-9_-]/.test(text)) return pageLinkFindings(text.slice(5), at, page, targets);
  if (text.startsWith('asset:')) return assetFindings(text.slice(6), at, targets);
  if (!address) return [];
  if (text.startsWith('#')) return page ? anchorFindings(text.slice(1), at, page, targets) : [];
  if (text.startsWith('http:')) return [insecure(text, at)];
  return text.startsWith('/') && role === 'link' ? pathFindings(text, at, targets) : [];
}

function forbidden(scheme: string, at: Source): Finding {
  const relative = 'an address that begins with // takes the scheme of the page; write https://';
  return finding('forbidden-scheme', 'error', at, scheme === '//' ? relative : `addresses with ${scheme}: are never followed`);
}

function insecure(text: string, at: Source): Finding {
  const message = 'http is readable and changeable on the way; most sites answer to https, too';
  return finding('insecure-link', 'warning', at, message, text.replace(/^http:/, 'https:'));
}

function pageLinkFindings(link: string, at: Source, here: string, targets: Targets): Finding[] {
  const [, page = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  return (
    pageFindings(page, at, here, targets, (name) => `page:${name}${link.slice(page.length)}`) ?? [
      ...parameterFindings(page, {}, at, targets),
      ...anchorFindings(anchor, at, page, targets),
    ]
  );
}

/** A page whose address has a part that is not given: visitors would come to "not found". */
function parameterFindings(page: string, params: Readonly<Record<string, unknown>>, at: Source, { neededParams }: Targets): Finding[] {
  const lacking = neededParams(page).filter((name) => typeof params[name] !== 'string' || params[name] === '');
  if (lacking.length === 0) return [];
  const words = `the page ${page} needs ${lacking.join(' and ')}; a menu entry gives it as { "page": "${page}", "params": { "${lacking[0]}": "…" } }, a link by its path`;
  return [finding('missing-parameter', 'error', at, words)];
}

/** An unknown page; undefined when there is one. `whole` puts a name back into what was written. */
function pageFindings(
  page: string,
  at: Source,
  here: string,
  { pages, reached }: Targets,
  whole: (name: string) => string,
): Finding[] | undefined {
  const named = menuKeys[page] ?? page;
  if (pages.has(named)) {
    if (named !== here) reached.add(named);
    return undefined;
  }
  const { word, certain } = suggest(page, pages);
  const found = finding('unknown-page', 'error', at, `there is no page ${page}`, word);
  return [certain ? fixable(found, { pointer: at.pointer, set: whole(word) }) : found];
}

function anchorFindings(anchor: string, at: Source, page: string, { anchors }: Targets): Finding[] {
  const known = anchor === '' ? undefined : anchors(page);
  // `top` is the top of every page, as HTML has it.
  const isEverywhere = anchor === AD_ANCHOR || anchor === COOKIE_ANCHOR || anchor.toLowerCase() === 'top';
  if (!known || isEverywhere || known.has(anchor) || known.has(decodeText(anchor))) return [];
  return [finding('unknown-anchor', 'warning', at, `nothing on the page ${page} has the id ${anchor}`, suggest(anchor, known).word)];
}

function assetFindings(path: string, at: Source, { assets }: Targets): Finding[] {
  if (!assets || assets.has(path)) return [];
  const message = `there is no file ${path} in the assets folder of the event or its instance`;
  return [finding('unknown-asset', 'warning', at, message, suggest(path, assets).word)];
}

function pathFindings(path: string, at: Source, targets: Targets): Finding[] {
  const [, bare = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(path) ?? [];
  const address = targets.addressOf?.(bare, query);
  if (address?.event.toLowerCase() !== targets.event.toLowerCase()) return [];
  const { page, params } = address;
  const wrong = pageFindings(page, at, '', targets, (name) => path.replace(page, name)) ?? anchorFindings(anchor, at, page, targets);
  return [...wrong, ...rowFindings(params, () => at, targets)];
}

/** A page with its parameters, as menus write it (`route` in src/model/documents/menu.ts). */
export function routeFindings(value: Readonly<Record<string, unknown>>, at: Source, targets: Targets): Finding[] {
  const { page, params, hash } = value;
  if (typeof page !== 'string') return [];
  const place = (key: string): Source => below(at, key);
  return [
    ...(pageFindings(page, place('page'), '', targets, (name) => name) ?? [
      ...parameterFindings(page, isObject(params) ? params : {}, place('page'), targets),
      ...(typeof hash === 'string' ? anchorFindings(hash, place('hash'), page, targets) : []),
    ]),
    ...(isObject(params) ? rowFindings(params, (key) => place(`params/${key}`), targets) : []),
  ];
}

function rowFindings(params: Readonly<Record<string, unknown>>, at: (key: string) => Source, { ids }: Targets): Finding[] {
  return Object.entries(rowParameters).flatMap(([key, file]) => {
    const [id, known] = [params[key], ids(file)];
    if (typeof id !== 'string' || !known || known.has(id)) return [];
    return [finding('unknown-row', 'warning', at(key), `data/${file}.json has no row ${id}`)];
  });
}

/** A key of a text that no set has. */
export function textKeyFindings(key: string, at: Source, { texts }: Targets): Finding[] {
  if (texts.has(key)) return [];
  const { word, certain } = suggest(key, texts);
  const found = finding('unknown-text', 'warning', at, `no text has the key ${key}`, word);
  return [certain ? fixable(found, { pointer: `${at.pointer}/key`, set: word }) : found];
}
