// A published event as one class of callers may see it: the same event, its rows and programme without what is closed to them.
import type { PublishedEvent } from '../published/event.ts';
import type { Access } from './access.ts';
import { seenProgramme } from './seen-programme.ts';
import { seenRow } from './seen-rows.ts';
import { switchedOffRows } from './switched-off.ts';

const seen = new WeakMap<PublishedEvent, Map<string, PublishedEvent>>();

/** More classes of one version than these are prepared anew when they come back. */
const MOST_CLASSES = 64;

/** The event for a class; what is only read (documents, texts, times) is that of everybody. */
export function seenEvent(event: PublishedEvent, access: Access): PublishedEvent {
  if (access.all) return event;
  let classes = seen.get(event);
  if (!classes) seen.set(event, (classes = new Map()));
  let made = classes.get(access.seal);
  if (!made) {
    const off = switchedOffRows(event);
    made = {
      ...event,
      rows: event.rows.map((row) => seenRow(row, access, off(row.resourcename))),
      programme: seenProgramme(event.programme, access),
    };
    classes.set(access.seal, made);
    if (classes.size > MOST_CLASSES) classes.delete(classes.keys().next().value!);
  }
  return made;
}
