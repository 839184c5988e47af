// Handler of src/contract/measurement.ts: what happened on pages goes into the counts of the event.
import type * as contract from '../../src/contract/measurement.ts';
import type { CountedAction } from '../../src/contract/measurement.ts';
import { dayInZone } from '../../src/clock/zone.ts';
import type { ViewAction, ViewKind } from '../store/schema.ts';
import { isCounted } from '../views/counted.ts';
import { isKnown } from '../views/known-items.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const kinds = {
  Page: 'page',
  Advertisement: 'advertisement',
  FooterLink: 'footer-link',
  BannerLink: 'banner-link',
  Video: 'video',
} as const satisfies Record<CountedAction['Entity'], ViewKind>;

const actions = {
  View: 'view',
  Show: 'show',
  Click: 'click',
  Progress25: 'progress-25',
  Progress50: 'progress-50',
  Progress75: 'progress-75',
  Progress100: 'progress-100',
} as const satisfies Record<CountedAction['Action'], ViewAction>;

export const measurement: HandlersOf<typeof contract> = {
  countActions: live((_, { views, clock }, asked) => {
    const event = demandEvent(asked.event);
    if (!isCounted(asked)) return { Taken: true };
    const day = dayInZone(clock.now(), event.timeZone);
    for (const { Action, Entity, ActionContext: item } of asked.body.Actions)
      if (isKnown(event, Entity, item)) views.count({ eventId: event.id, day, kind: kinds[Entity], action: actions[Action], item });
    return { Taken: true };
  }),
};
