// The Google tag of `gtagConfig`: page views and events by gtag.js.
import { loadScript } from '../load-script.ts';
import type { StartMeasuring } from '../measuring.ts';
import { dropGoogleCookies } from './google-cookies.ts';

/** Starts the tag. Page views are sent by the app alone, which knows when a page has changed. */
export const startGoogleTag: StartMeasuring<'google-tag'> = async ({ url, id, config }, { userId }) => {
  const page = window as unknown as { dataLayer?: unknown[] } & Record<string, unknown>;
  const layer = (page.dataLayer ??= []);
  // The script takes only what has the form of a function's arguments.
  const gtag = function (): void {
    // oxlint-disable-next-line prefer-rest-params -- an array would be an event of the data layer
    layer.push(arguments);
  } as (...command: unknown[]) => void;
  const disabled = `ga-disable-${id}`;
  delete page[disabled];
  gtag('js', new Date(performance.timeOrigin + performance.now()));
  gtag('config', id, { ...config, send_page_view: false, ...(userId && { user_id: userId }) });
  await loadScript(`${url}/gtag/js?id=${id}`);
  return {
    send({ Action, Entity, ActionContext }, { address, title }) {
      if (page[disabled]) return;
      const at = { send_to: id, page_location: address, page_title: title };
      if (Entity === 'Page') gtag('event', 'page_view', at);
      else gtag('event', `${Entity}_${Action}`.toLowerCase(), { ...at, item_id: ActionContext });
    },
    stop() {
      page[disabled] = true;
      dropGoogleCookies();
    },
  };
};
