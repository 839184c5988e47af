// Google Tag Manager: tracking actions become events of the data layer, which the tags of the container react to.
import { loadScript } from '../load-script.ts';
import type { StartMeasuring } from '../measuring.ts';
import { dropGoogleCookies } from './google-cookies.ts';

/** Starts the container. Its script cannot be taken out of a page: after `stop` it gets nothing more, and the page is reloaded (A §4). */
export const startTagManager: StartMeasuring<'google-tag-manager'> = async ({ url, containerId }, { event, userId }) => {
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  let isStopped = false;
  layer.push({ event: 'gtm.js', 'gtm.start': Math.round(performance.timeOrigin + performance.now()) });
  if (userId) layer.push({ user_id: userId });
  await loadScript(`${url}/gtm.js?id=${containerId}`);
  return {
    send({ Action, Entity, ActionContext }, { address, title }) {
      if (!isStopped)
        layer.push({ event: 'foyer', Action, Entity, ActionContext, congress: event, page_location: address, page_title: title });
    },
    stop() {
      isStopped = true;
      dropGoogleCookies();
    },
  };
};
