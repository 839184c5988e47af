// Who has not completed the user form does so first, where the event asks for it (A §4 User form).
import { type Guard, leadTo, toPage } from './guard.ts';
import { keepReturnUrl } from './return-url.ts';

/** Pages that do not require the form; it would lead to itself. */
const without = ['UserFormPage', 'AssemblyPage'];

/** Leads signed-in users with an incomplete form to it; not super users, not in preview. */
export const userForm: Guard = (visit) => {
  const { configured, context, known, asked } = visit;
  const { user, superUser } = context.who;
  if (!configured.prefill || known.formComplete || !user || superUser || context.where.preview) return undefined;
  if (without.includes(asked.page) && !asked.isContent) return undefined;
  return leadTo(toPage('UserFormPage'), 'form-incomplete', { effects: keepReturnUrl(visit) });
};
