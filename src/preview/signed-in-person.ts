// The signed-in user of this device as a person of the preview, its default.
import { laterVisit } from '../rules/guards/make-visit.ts';
import type { Viewer } from '../session/signed-out.ts';
import { knownOf } from '../session/presence.ts';
import { isToggledOn } from '../session/stored-user.ts';
import type { PreviewEvent } from './filter-reply.ts';
import type { SignedInPerson } from './session.ts';

/** The signed-in user with their facts from the server; undefined for a visitor. */
export function signedInPerson(viewer: Viewer, { info, model }: PreviewEvent): SignedInPerson | undefined {
  const { User, Tickets, MayBeSuperUser } = viewer;
  if (!User) return undefined;
  const type = model.raw.get('app')?.value['previewTicketType'];
  return {
    principal: {
      user: User,
      tickets: Tickets,
      superUserToggle: MayBeSuperUser && isToggledOn(info.Instance),
      previewTicketType: typeof type === 'string' ? type : '',
    },
    known: { ...laterVisit, ...knownOf(viewer) },
  };
}
