// Where the networking widget is offered (A §2, §6): to ticket holders, on the pages the event allows.
import { type Documents, hasNetworking } from '#sdk';

type Where = { page: string; container: 'browser' | 'app' | 'terminal'; hasTicket: boolean };

/** Whether the event offers it here. */
export function isNetworkingOffered(app: Documents['app'], { page, container, hasTicket }: Where): boolean {
  const { showNetworkingOnHomepage, NetworkingOnPages } = app.NetworkingWidget;
  const isPage = (page === 'HomePage' && showNetworkingOnHomepage) || NetworkingOnPages.includes(page);
  return hasTicket && isPage && hasNetworking(app, container);
}
