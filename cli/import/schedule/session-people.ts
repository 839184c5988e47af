// The people of an event of a schedule: frab, pretalx and hub each write them in their own way.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { Appearance, People } from '../collect/people.ts';
import { asFields, asList, field, longText, oneLine, carriedText } from '../reading/fields.ts';
import type { Place } from '../place.ts';
import type { Report } from '../report.ts';
import { mediaAddress } from '../values/addresses.ts';
import { richText } from '../values/rich-text.ts';
import { isPersonColumn } from '../vocabulary/people-columns.ts';
import { isBlank } from './session-details.ts';

/** Where and when the people appear, and where relative pictures are. */
export type Stage = Pick<Appearance, 'session' | 'time'> & { baseUrl: string };

/** Fields of people that a schedule has beside those of lists; that somebody speaks, the list says. */
const ofSchedules = new Set(['text', 'role', 'type', 'abstract', 'guid', 'tag_line']);

/** The people of one event or one list, each once, in the order written. Somebody without a name is reported and left out. */
export function peopleOf(value: unknown, stage: Stage, people: People, place: Place, report: Report): PersonRef[] {
  const refs = new Map<string, PersonRef>();
  for (const entry of asList(value)) {
    const fields = asFields(entry) ?? { name: entry };
    const name = oneLine(field(fields, 'name', 'public_name', 'full_public_name', 'text'));
    if (name === '') {
      report.warn('person-without-name', place, 'a person without a name is left out');
      continue;
    }
    const written = oneLine(field(fields, 'avatar', 'avatar_url', 'image', 'photo', 'picture'));
    const image = mediaAddress(written, stage.baseUrl);
    if (written !== '' && image === '') report.leaveOut('persons.image', 'no address on the web that pages may load');
    const { ref, clash, isElsewhere } = people.refOf({
      name,
      id: oneLine(field(fields, 'guid', 'code', 'id')),
      biography: richText(longText(field(fields, 'biography', 'bio', 'description', 'abstract'))),
      image,
      institution: oneLine(carriedText(field(fields, 'institution', 'affiliation', 'organization', 'organisation', 'company', 'tag_line'))),
      time: stage.time,
      session: stage.session,
    });
    if (isElsewhere) report.leaveOut('persons.institution', 'a person has one institution: the first that is named');
    if (clash) report.warn('person-id-repeated', place, `the id of "${name}" belongs to somebody else already: taken as another person`);
    for (const left of Object.keys(fields))
      if (!isPersonColumn(left) && !ofSchedules.has(left) && !isBlank(fields[left]))
        report.leaveOut(`persons.${left}`, 'people have no such field, or it may be private');
    refs.set(ref.Id, ref);
  }
  return [...refs.values()];
}
