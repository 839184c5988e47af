// What explain says of an address is what the app asks the guards: all pages of all samples, for everybody, in every container, at many instants.
import { expect, test } from 'vitest';
import { openEvent } from '../../../server/open-event.ts';
import { eventInfo } from '../../../server/published/event.ts';
import { readFolder } from '../../../server/store/read-folder.ts';
import { askGuards } from '../../../src/app/route-of.ts';
import { eventFolders } from '../../../src/model/adapters/configuration-files.ts';
import { containers } from '../../../src/rules/context.ts';
import { routeTurns } from '../../../src/rules/matrix/route-spans.ts';
import { whoOf } from '../../../src/rules/principal.ts';
import { addressOf, followRoute, verdictsOf } from './visits.ts';
import { peopleAround } from './who-can.ts';

const { files } = await readFolder('sample-configs');

test.each(eventFolders(files).map((folder) => [`${folder.instance}/${folder.event}`, folder] as const))('%s', (_, folder) => {
  const event = openEvent(files, folder);
  const info = eventInfo(event.published, event.language);
  let denied = 0;
  for (const page of event.pages) {
    const { address, href } = addressOf(event, page);
    for (const { principal } of peopleAround(event)) {
      for (const container of containers) {
        const looker = { person: principal, container };
        const verdictAt = verdictsOf(event, page, {}, looker);
        for (const now of [Date.parse('2027-05-03T08:00:00Z'), ...routeTurns(verdictAt)]) {
          const looking = { who: whoOf(principal, now), container, preview: false, search: '' };
          const route = askGuards({
            info,
            model: event.model,
            address,
            url: new URL(`http://localhost${href}?preview=attendee`),
            now,
            looking,
          });
          expect(verdictAt(now)).toEqual(route.verdict);
          if (route.leadsTo === undefined) continue;
          denied++;
          // The app keeps the preview in the query; where it leads is the same.
          const next = followRoute(event, { address, href }, looker, now)[1]!.href;
          expect(new URL(route.leadsTo, 'http://localhost').pathname).toBe(next.split('?')[0]);
        }
      }
    }
  }
  if (folder.event === 'kardia2027') expect(denied).toBeGreaterThan(100);
});
