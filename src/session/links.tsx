// Links: turns what an organiser writes into an address of an allowed scheme.
import { type ComponentProps, type MouseEvent, type ReactElement, use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { mayFollow, mayLoad } from '../model/addresses.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import type { Container } from '../rules/context.ts';
import { type Frame, useFrame } from './frame.ts';
import { opensHere } from './opens-here.ts';
import { useIntent } from './prefetch.ts';
import { sitePath } from './site-path.ts';

/** The query that keeps the container on the next page. */
const containerQuery = (container: Container): string => (container === 'browser' ? '' : `container=${container}`);

/** The address of a link (`src/model/fields.ts` link); undefined if it may not be followed. */
export function hrefOf(
  link: string,
  frame: Pick<Frame, 'info' | 'language' | 'container' | 'model'>,
  params?: Readonly<Record<string, string>>,
): string | undefined {
  const where = { instance: frame.info.Instance, event: frame.info.Shortname, language: frame.language };
  if (!link.startsWith('page:')) return mayFollow(link) ? link : undefined;
  const [, page = '', query = '', anchor = ''] = /^page:([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link) ?? [];
  // A switch with a default needs no check: only false is false.
  const routeV2 = frame.model.raw.get('app')?.value['routeV2'] !== false;
  const [path = '', own = ''] = pagePath(page, where, params, { routeV2 }).split('?');
  const queries = [own, query.slice(1), containerQuery(frame.container)].filter(Boolean).join('&');
  return path + (queries && `?${queries}`) + anchor;
}

/** `href('page:PagSessionDetailPage', { sessionId })`. */
export function useHref(): (link: string, params?: Readonly<Record<string, string>>) => string | undefined {
  const frame = useFrame();
  return useCallback((link, params) => hrefOf(link, frame, params), [frame]);
}

/** `reloadDocument`: the page needs a document of its own, for what a document alone allows (camera); for pages of the event. */
type InsideProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; reloadDocument?: boolean };

/** A link written by an organiser: inside the app without reload, outside with a safe `rel`; without an address it is plain text. */
export function Link({
  to,
  params,
  reloadDocument = false,
  ...rest
}: InsideProps & { params?: Readonly<Record<string, string>> }): ReactElement {
  const href = hrefOf(to, useFrame(), params);
  if (href === undefined) return <span className={rest.className}>{rest.children}</span>;
  // Only addresses of the page table stay inside the app; the browser loads files and API addresses.
  if (href.startsWith('#') || to.startsWith('page:') || (href.startsWith('/') && matchAddress(href.split(/[?#]/)[0]!)))
    return <InsideLink to={href} reloadDocument={reloadDocument} {...rest} />;
  return href.startsWith('/') ? <a href={sitePath(href)} {...rest} /> : <a href={href} rel="noopener noreferrer" {...rest} />;
}

/** A link inside the app; its page is prefetched before the click. A page has hundreds: it asks the router itself, and only when pressed. */
function InsideLink({ to, reloadDocument, onClick, ...rest }: InsideProps): ReactElement {
  const router = use(RouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!router || reloadDocument || rest.target || !opensHere(event)) return;
    event.preventDefault();
    void router.navigate(to, { replace: event.currentTarget.href === location.href });
  };
  return <a href={sitePath(to)} {...rest} onClick={follow} {...useIntent(to, rest)} />;
}

/** The address of a picture or film: `asset:<file>` is in the event's assets; undefined if it may not be loaded. */
export function useMedia(): (url: string) => string | undefined {
  const { info } = useFrame();
  return useCallback((url) => mediaOf(url, info), [info]);
}

export function mediaOf(url: string, info: Frame['info']): string | undefined {
  if (url.startsWith('asset:')) {
    const file = url.slice(6).split('/').map(encodeURIComponent).join('/');
    return sitePath(`/assets/${encodeURIComponent(info.Instance)}/${encodeURIComponent(info.Shortname)}/${info.Version}/${file}`);
  }
  return mayLoad(url) ? sitePath(url) : undefined;
}
