// Which press opens a frame, and what the frame shows: a link with `data-frame`, pressed plainly, to this site or to another one over https.

/** What a frame shows. `host` is empty for this site. */
export type FramedLink = { address: string; href: string; host: string; title: string };

/** The frame of a press; undefined for every other press, which does what it always did. */
export function framedLink(press: MouseEvent, container: string): FramedLink | undefined {
  if (press.defaultPrevented || press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return undefined;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href][data-frame]') : null;
  if (!link) return undefined;
  const url = new URL(link.href, location.href);
  const isOwn = url.origin === location.origin;
  // A terminal shows no other site; what has no TLS the policy of the page keeps out of frames.
  if (!isOwn && (url.protocol !== 'https:' || container === 'terminal')) return undefined;
  const title = (link.dataset['frame'] || link.textContent).trim();
  const address = url.href;
  if (isOwn) for (const name of ['noheader', 'nofooter']) url.searchParams.set(name, '1');
  return { address, href: url.href, host: isOwn ? '' : url.host, title: title || url.host };
}
