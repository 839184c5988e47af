// What every explanation starts with: the configuration as read, the event, who looks, in what, and when.
import type { OpenEvent } from '../../server/open-event.ts';
import { deviceTime } from '../../src/clock/clock.ts';
import type { Container } from '../../src/rules/context.ts';
import type { Terminal } from '../output/terminal.ts';
import { chooseEvent, open, type ReadConfiguration } from './choose-event.ts';
import { readInstant } from './event-time.ts';
import { type Persona, readPersona } from './persona.ts';
import { type PlaceReason, reasonPlaces } from './reason-places.ts';

/** Everything that was requested, found; `now` in ms since 1970. */
export type Opened = {
  configuration: ReadConfiguration;
  event: OpenEvent;
  persona: Persona;
  container: Container;
  now: number;
  place: PlaceReason;
};

/** Options that say who, where and when. */
export type Around = { event?: string; language?: string; at?: string; as?: string; container?: Container };

/** Opens event, person and instant. Throws UsageError for those that are not there or cannot be read. */
export async function openAround(configuration: ReadConfiguration, around: Around, terminal: Terminal): Promise<Opened> {
  const persona = await readPersona(around.as ?? 'visitor');
  for (const note of persona.notes) terminal.say(note);
  const event = open(configuration, chooseEvent(configuration, around.event), around.language);
  if (around.language !== undefined && event.language.toLowerCase() !== around.language.toLowerCase())
    terminal.say(`${around.language} is no language of the event; ${event.language} is taken.`);
  return {
    configuration,
    event,
    persona,
    container: around.container ?? 'browser',
    now: around.at === undefined ? deviceTime.wall() : readInstant(around.at, event.timeZone),
    place: reasonPlaces(configuration.files),
  };
}
