// Finds secrets in a document: documents go to browsers or into a repository, and a secret belongs in neither.
import { pointerKey } from './source.ts';

/** A secret found: its JSON pointer, and what it is in words. */
export type Secret = { pointer: string; what: string };

/** Ends of names that hold a secret, in lower case without hyphens and underscores; a plural counts, too. */
const endings = [
  'secret',
  'password',
  'passwd',
  'pwd',
  'passphrase',
  'privatekey',
  'secretkey',
  'sharedkey',
  'signingkey',
  'apikey',
  'accesstoken',
  'refreshtoken',
  'authtoken',
  'bearertoken',
  'connectionstring',
  'credential',
];

/** Members of a JSON Web Key nobody but its owner may know (RFC 7518 §6). */
const privateMembers: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

/** `https://user:password@host`, anywhere in a text. */
const USER_IN_ADDRESS = /:\/\/[^\s/?#@]+@/;
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY/;

/** Every secret of a value, in order; the search does not descend into one. */
export function secretsIn(value: unknown, pointer = ''): Secret[] {
  if (typeof value === 'string') {
    const what = secretText(value);
    return what === undefined ? [] : [{ pointer, what }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}/${pointerKey(key)}`;
    const what = secretMember(key, inner, value);
    return what === undefined ? secretsIn(inner, at) : [{ pointer: at, what }];
  });
}

/** The value without its secrets; of a key pair the public half stays. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((inner) => !isSecretText(inner)).map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      secretMember(key, inner, value) === undefined && !isSecretText(inner) ? [[key, withoutSecrets(inner)]] : [],
    ),
  );
}

const isSecretText = (value: unknown): boolean => typeof value === 'string' && secretText(value) !== undefined;

function secretText(text: string): string | undefined {
  if (USER_IN_ADDRESS.test(text)) return 'a user or password in an address';
  return PRIVATE_KEY.test(text) ? 'a private key' : undefined;
}

function secretMember(key: string, value: unknown, holder: object): string | undefined {
  if (value === '' || value === null || typeof value === 'boolean') return undefined;
  if ('kty' in holder && privateMembers.has(key)) return 'the private part of a key';
  const name = key.toLowerCase().replaceAll(/[-_ .]/g, '');
  const singular = name.endsWith('s') ? name.slice(0, -1) : name;
  return endings.some((ending) => name.endsWith(ending) || singular.endsWith(ending)) ? 'a secret' : undefined;
}
