// Somebody with a ticket, for the tests of widgets.
import type { Frame } from '../../../src/session/frame.ts';

export const ticketHolder: NonNullable<Frame['person']> = {
  user: null,
  who: { user: { id: '1', hasTicket: true, isProfessional: false }, superUser: false } as NonNullable<Frame['person']>['who'],
  mayBeSuperUser: false,
  presence: () => Promise.reject(new Error('not needed')),
};
