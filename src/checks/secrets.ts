// Reports secrets in documents that browsers get or that decide about a whole server.
import { type Finding, finding } from '../model/finding.ts';
import { secretsIn } from '../model/secrets.ts';

/** Kinds of documents that are looked at; the others hold words and rows. */
const kinds: ReadonlySet<string> = new Set(['instance', 'app', 'domains']);

/** Where the secret belongs that was written here. */
const places: readonly (readonly [where: RegExp, place: string])[] = [
  [/^\/signIn\/providers\//, 'the environment variable FOYER_OIDC_<INSTANCE>_<PROVIDER>_SECRET'],
  [/^\/(signIn\/jwt|jwt)\//, 'the environment variable FOYER_JWT_<INSTANCE>_KEY'],
  [/^/, 'an environment variable of the server, or the service it is for'],
];

/** A finding for every secret of a file. */
export const secretFindings = (file: string, kind: string, value: unknown): Finding[] =>
  kinds.has(kind)
    ? secretsIn(value).map(({ pointer, what }) => {
        const [, place] = places.find(([where]) => where.test(pointer))!;
        const message = `${what} stands here, where it does not stay one; it belongs into ${place}`;
        return finding('secret-in-document', 'error', { file, pointer }, message);
      })
    : [];
