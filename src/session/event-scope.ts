// Where somebody is: an instance, and one of its events.
import { eventName } from '../contract/event-name.ts';

/** An instance, and the short name of one of its events. */
export type EventScope = { instance: string; event: string };

/** Exact name of the event, as calls and the device's memory have it. */
export const nameOfScope = ({ instance, event }: EventScope): string => eventName(instance, event);
