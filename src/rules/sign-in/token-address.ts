// Which parts of an address carry a sign-in and are removed from it and from history at once (A §4 Sign-in; R32). Whether a token is good, the server says.

/** Parameters that carry a sign-in, and those that only come with one (OAuth implicit flow). */
const tokens = ['jwt_token', 'access_token', 'id_token'];
const companions = ['token_type', 'expires_in', 'state', 'scope', 'session_state'];

/** Parameters with the code of a letter (`contact`: what a guest gave to a company): it goes no further than the page it was sent for. */
const codes = ['contact'];

/** What an address carried: `jwt` of the query, OAuth `accessToken` with its seconds of validity; undefined for none. */
export type CarriedToken = { jwt?: string; accessToken?: string; expiresIn?: number };

type Pair = { written: string; name: string; value: string };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const pairsOf = (text: string): Pair[] =>
  text.split('&').map((written) => {
    const [name = '', ...value] = written.split('=');
    return { written, name: decode(name), value: decode(value.join('=')) };
  });

/** What stays of a query or hash without these and what comes with them; the rest is kept as it was written. */
function kept(text: string, names: readonly string[], besides: readonly string[] = []): string {
  const pairs = pairsOf(text);
  if (!pairs.some(({ name }) => names.includes(name))) return text;
  return pairs
    .filter(({ name }) => !names.includes(name) && !besides.includes(name))
    .map(({ written }) => written)
    .join('&');
}

const split = (address: string): { path: string; query: string; hash: string } => {
  const [before = '', ...hash] = address.split('#');
  const [path = '', ...query] = before.split('?');
  return { path, query: query.join('?'), hash: hash.join('#') };
};

/** The address without tokens; everything else stays as it was written. */
export function withoutTokens(address: string): string {
  const { path, query, hash } = split(address);
  const [keptQuery, keptHash] = [kept(query, tokens, companions), kept(hash, tokens, companions)];
  return path + (keptQuery && `?${keptQuery}`) + (keptHash && `#${keptHash}`);
}

/** The address to come back to after a sign-in: without tokens and without codes of letters, which would travel on in it. */
export function addressToReturnTo(address: string): string {
  const { path, query, hash } = split(withoutTokens(address));
  const keptQuery = kept(query, codes);
  return path + (keptQuery && `?${keptQuery}`) + (hash && `#${hash}`);
}

/** The sign-in an address carries; undefined for none. */
export function tokenIn(address: string): CarriedToken | undefined {
  const { query, hash } = split(address);
  const pairs = [...pairsOf(query), ...pairsOf(hash)];
  const one = (name: string): string | undefined => pairs.find((pair) => pair.name === name && pair.value !== '')?.value;
  const [jwt, accessToken] = [one('jwt_token'), one('access_token')];
  if (jwt === undefined && accessToken === undefined) return undefined;
  const seconds = Number(one('expires_in'));
  return {
    ...(jwt !== undefined && { jwt }),
    ...(accessToken !== undefined && { accessToken }),
    ...(seconds > 0 && Number.isFinite(seconds) && { expiresIn: seconds }),
  };
}
