// A call of an endpoint as data, and its address: the client and the server's preloads must spell it alike.
import type { EndpointShape } from './endpoint.ts';

/** The parts of an endpoint that an address needs. */
type Addressed = { path: string } & Pick<EndpointShape, 'event' | 'shownOn'>;
/** Values of query and path parameters; undefined ones are left out. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

/**
 * A call of an endpoint. `onPress`: a component asks for it when somebody presses something of it; the answer belongs to its page, and is
 * not sent with the first view. `body`: what a POST that only reads asks for; plain data.
 */
export type ApiRequest<E = Addressed> = { endpoint: E; params: Parameters; onPress?: true; body?: unknown };

/** Names an endpoint and its parameters, as a component's `data.ts` does. */
export const request = <E extends Addressed>(endpoint: E, params: Parameters): ApiRequest<E> => ({ endpoint, params });

/** The same of a POST that only reads, as of a list of ids: it is asked like any other, only no browser can load it before the page. */
export const requestWith = <E extends Addressed>(endpoint: E, params: Parameters, body: unknown): ApiRequest<E> => ({
  endpoint,
  params,
  body,
});

/** The same of a call that follows a press. */
export const requestOnPress = <E extends Addressed>(endpoint: E, params: Parameters): ApiRequest<E> => ({
  endpoint,
  params,
  onPress: true,
});

/** As whom answers about an event are requested: the class (`AccessClass` of `/api/Session/Me`, or `preview`) and the known version. */
export type Reader = {
  for: string;
  version: number;
  /** Owner of the answers on this device, whatever their current class; defaults to the class. */
  who?: string;
};

/** The event of a request whose answer depends on its reader (`shownOn`): an answer about the programme; empty for any other request. */
export function requestEvent({ endpoint: { event = [], shownOn }, params }: ApiRequest): string {
  return shownOn ? String(event.map((name) => params[name]).find((value) => value !== undefined) ?? '') : '';
}

/** The call of a reader: answers that depend on the caller carry class and version, as GetResources does. */
export function requestBy<E extends Addressed>(reader: Reader | undefined, call: ApiRequest<E>): ApiRequest<E> {
  return reader && requestEvent(call) !== '' ? { ...call, params: { for: reader.for, version: reader.version, ...call.params } } : call;
}

/** The address of a call, parameters of the query in alphabetical order; relative to the API's base. */
export function requestAddress({ endpoint, params }: ApiRequest): string {
  const rest = new Map(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    // The exact name of an event is two parts of a path.
    return value.split('/').map(encodeURIComponent).join('/');
  });
  const query = new URLSearchParams([...rest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, value])).toString();
  return query ? `${path}?${query}` : path;
}

/** Names a call among all: its address, and what it sends. */
export const requestKey = (asked: ApiRequest): string => keyOfCall(requestAddress(asked), bodyOf(asked));

/** The body of a call as it is sent; undefined for none. */
export const bodyOf = ({ body }: Pick<ApiRequest, 'body'>): string | undefined => (body === undefined ? undefined : JSON.stringify(body));

/** The name of a call by its address and the body that is sent. */
export const keyOfCall = (address: string, body: string | undefined): string => (body === undefined ? address : `${address} ${body}`);

/** What a component's `data.ts` has for naming its requests. */
export type DataContext = {
  /** Exact name of the event, `instance/short`. */
  event: string;
  language: string;
  /** IANA zone of the event. */
  timeZone: string;
  /** Instant of the server, ms; round it, so that the request stays the same within the hour. */
  now: number;
  /** Parameters of the address, for example sessionId. */
  params: Readonly<Record<string, string | undefined>>;
};

/** The requests of a component before it is drawn: exported as `data` from its `data.ts`, free of React. */
export type DataOf<Props> = (props: Props, context: DataContext) => readonly ApiRequest[];
