// Reads an identity out of the claims of a provider or token, by the names the instance gives (A §4 Single sign-on).
import type { SignInSettings } from '../../src/model/documents/instance-sign-in.ts';

/** Somebody a provider vouches for; texts are cut to what accounts hold. */
export type Identity = {
  issuer: string;
  subject: string;
  /** As the provider states it, verified. */
  email: string;
  firstName: string;
  surname: string;
  /** Undefined: the provider sends no tickets. */
  tickets?: unknown[] | undefined;
};

/** How identities become accounts (instance document). */
export type Admission = Pick<SignInSettings['jwt'], 'claims' | 'registerAtOnce' | 'joinByAddress'>;

/** Somebody vouched for, and by which configuration. `provider`: name the session keeps. */
export type Vouched = {
  identity: Identity;
  admission: Admission;
  provider: string;
  idToken: string;
  seconds?: number | undefined;
};

// The claims' names are data; only own properties are claims.
const claim = (claims: Readonly<Record<string, unknown>>, name: string): unknown =>
  name !== '' && Object.hasOwn(claims, name) ? claims[name] : undefined;

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');

/** The identity; undefined without subject, or without an address the provider has verified. */
export function identityOf(claims: Readonly<Record<string, unknown>>, issuer: string, { claims: names }: Admission): Identity | undefined {
  const subject = claim(claims, 'sub');
  const email = text(claim(claims, names.email), 320);
  const isVerified = names.emailVerified === '' || claim(claims, names.emailVerified) === true;
  // Numbers are subjects too, with older services.
  const id = typeof subject === 'number' ? String(subject) : text(subject, 400);
  if (id === '' || !isVerified || !/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  const tickets = claim(claims, names.tickets);
  return {
    issuer,
    subject: id,
    email,
    firstName: text(claim(claims, names.firstname), 200),
    surname: text(claim(claims, names.surname), 200),
    tickets: Array.isArray(tickets) ? tickets.slice(0, 50) : undefined,
  };
}
