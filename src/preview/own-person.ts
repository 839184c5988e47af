// The person signed in on this device, as a preview looks as them until somebody else is chosen.
import { laterVisit } from '../rules/guards/make-visit.ts';
import type { Present } from '../session/signed-out.ts';
import { knownOf } from '../session/presence.ts';
import { isToggledOn } from '../session/stored-user.ts';
import type { EventLooked } from './filter-reply.ts';
import type { Own } from './session.ts';

/** Who is there, with the facts the server told of them; undefined for a visitor. */
export function ownOf(present: Present, { info, model }: EventLooked): Own | undefined {
  const { User, Tickets, MayBeSuperUser } = present;
  if (!User) return undefined;
  const type = model.raw.get('app')?.value['previewTicketType'];
  return {
    principal: {
      user: User,
      tickets: Tickets,
      superUserToggle: MayBeSuperUser && isToggledOn(info.Instance),
      previewTicketType: typeof type === 'string' ? type : '',
    },
    known: { ...laterVisit, ...knownOf(present) },
  };
}
