// Embedded in another page: after a navigation that page is asked to scroll to its top (A §2 Navigation behaviour).
import type { EventModel } from '../../model/event.ts';

/** The message to the parent, which must scroll itself. */
export const SCROLL_TOP = { type: 'foyer:scroll-top' } as const;

/** Sends the message if this window is in a frame of a page whose origin the event lists (`embedOrigins`). */
export function askParentToScroll({ raw }: Pick<EventModel, 'raw'>, view: Window = window): void {
  if (view.parent === view) return;
  const origin = parentOrigin(view);
  // The raw value: anything but a list of texts allows no origin.
  const listed = raw.get('app')?.value['embedOrigins'];
  if (origin === undefined || !Array.isArray(listed)) return;
  const isListed = listed.some((one: unknown) => typeof one === 'string' && one.toLowerCase() === origin);
  if (isListed) view.parent.postMessage(SCROLL_TOP, origin);
}

/** Origin of the framing page; undefined if the browser does not state it, or it is not https. */
function parentOrigin({ location, document: { referrer } }: Window): string | undefined {
  // Not in Firefox, which gives the address of the framing page as referrer.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined;
  const origin = URL.parse(ancestors?.[0] ?? referrer)?.origin;
  return origin?.startsWith('https://') ? origin : undefined;
}
