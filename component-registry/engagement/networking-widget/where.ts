// Where the networking widget is offered (A §2, §6): to ticket holders, on the pages the event allows.
import type { Documents } from '#sdk';

type Where = { page: string; container: 'browser' | 'app' | 'terminal'; hasTicket: boolean };

/** Whether the event offers it here. A terminal is nobody's own, so it is never offered there. */
export function isNetworkingOffered(app: Documents['app'], { page, container, hasTicket }: Where): boolean {
  const { networkingWidget, networkingWidgetForApp, NetworkingWidget } = app;
  const { url, showNetworkingOnHomepage, NetworkingOnPages } = NetworkingWidget;
  const isOn = container === 'app' ? networkingWidget && networkingWidgetForApp : networkingWidget && container === 'browser';
  const isPage = page === 'HomePage' ? showNetworkingOnHomepage || NetworkingOnPages.includes(page) : NetworkingOnPages.includes(page);
  return isOn && hasTicket && isPage && url.startsWith('https:');
}
