// Matomo, by its HTTP tracking interface: no script of the service runs in the page, and no cookie is set.
import type { StartMeasuring } from '../measuring.ts';

/** Starts Matomo. Page views are page views there, everything else an event with category, action and name. */
export const startMatomo: StartMeasuring<'matomo'> = ({ url, siteId }, { userId }) => {
  let isStopped = false;
  return {
    send({ Action, Entity, ActionContext }, { address, title }) {
      if (isStopped) return;
      const body = new URLSearchParams({ idsite: siteId, rec: '1', apiv: '1', send_image: '0', url: address });
      if (Entity === 'Page') body.set('action_name', title);
      else for (const [name, value] of Object.entries({ ca: '1', e_c: Entity, e_a: Action, e_n: ActionContext })) body.set(name, value);
      if (userId) body.set('uid', userId);
      void fetch(`${url}/matomo.php`, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
        () => undefined,
      );
    },
    stop: () => void (isStopped = true),
  };
};
