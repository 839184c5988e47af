// The rules of an event for its placements and pages, made once of each version of its model.
import type { EventModel } from '../model/event.ts';
import { readContentModes } from './content-mode.ts';
import type { EventRules } from './placement-rules.ts';
import { compileAccess } from './policies/compile-access.ts';

const known = new WeakMap<EventModel, EventRules & { timeZone: string }>();

/**
 * Visibility, compiled access policies and content modes of an event; `timeZone` is the event's, IANA. An access document that could not be
 * read is not the same as none: then everything but the public shell is closed (R50).
 */
export function eventRules(model: EventModel, timeZone: string): EventRules {
  const kept = known.get(model);
  if (kept?.timeZone === timeZone) return kept;
  const document = model.unreadable.has('access') ? null : model.raw.get('access')?.value;
  const made = {
    visibility: model.visibility,
    access: compileAccess(document, timeZone),
    contentModes: readContentModes(model.raw.get('app')?.value, timeZone),
    timeZone,
  };
  known.set(model, made);
  return made;
}
