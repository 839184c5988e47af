// Whether the pages of an event offer visitors to sign in (A §6).
import { isObject } from '../model/is-object.ts';

/** The resources of an event by name, as far as this question needs them. */
type Resources = Pick<ReadonlyMap<string, { readonly value: Readonly<Record<string, unknown>> }>, 'get' | 'has'>;

/**
 * False where the event has set `defaults.disableAuth` and registers nobody: whoever registers needs an account.
 * The sign-in page answers at its address all the same, for staff.
 */
export function isSignInOffered(raw: Resources): boolean {
  const defaults = raw.get('app')?.value['defaults'];
  return !(isObject(defaults) && defaults['disableAuth'] === true) || raw.has('registration');
}
