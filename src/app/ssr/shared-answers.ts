// Answers that several pages of one version and access class are drawn with: asked, parsed and checked once.
import { LRUCache } from 'lru-cache';
import { type Query, QueryCache } from '@tanstack/react-query';
import type { ApiRequest } from '../../contract/request.ts';
import { escapeJson } from '../../base/script-json.ts';

/** An answer as it came (`json`, safe inside a script element), as read, and whether it has been checked against the contract. */
export type SharedAnswer = { json: string; value: unknown; isChecked: boolean };

/** Bytes of answers that are kept. */
const LIMIT = 48 * 1024 * 1024;

/** Parsed answers weigh about as much as their text. */
const answers = new LRUCache<string, SharedAnswer>({ maxSize: LIMIT, sizeCalculation: ({ json }) => 256 + 4 * json.length });

/** An address that names its version is answered alike as long as the version is. */
const isImmutable = (address: string): boolean => /[?&]version=\d/.test(address);

/** The answers of one scope; without a name nothing is kept longer than the page. `isFixed`: no answer of the scope will ever change (an exported site). */
export function sharedAnswers(
  scope: string | undefined,
  isFixed = false,
): {
  get: (address: string) => SharedAnswer | undefined;
  add: (address: string, body: string) => SharedAnswer;
} {
  const own = new Map<string, SharedAnswer>();
  const nameOf = (address: string): string | undefined =>
    scope !== undefined && (isFixed || isImmutable(address)) ? `${scope} ${address}` : undefined;
  return {
    get(address) {
      const name = nameOf(address);
      return name === undefined ? own.get(address) : answers.get(name);
    },
    add(address, body) {
      const answer = { json: escapeJson(body), value: JSON.parse(body) as unknown, isChecked: false };
      const name = nameOf(address);
      if (name === undefined) own.set(address, answer);
      else answers.set(name, answer);
      return answer;
    },
  };
}

/** A cache of one page whose queries begin with the answers that are known. */
export class SeededQueryCache extends QueryCache {
  private readonly known: (asked: ApiRequest) => unknown;
  private wanted = new WeakSet<Query>();
  private named = new WeakSet<Query>();

  /** `known` provides the checked answer of a request; undefined if it has to be asked. */
  constructor(known: (asked: ApiRequest) => unknown) {
    super();
    this.known = known;
  }

  override build: QueryCache['build'] = (client, options, state) => {
    const asked = options.meta?.['request'] as ApiRequest | undefined;
    const isWanted = (options as { enabled?: unknown }).enabled !== false;
    // An answer that nobody wants here is not given: the page would be drawn and sent with it whenever another page had asked for it.
    const data = isWanted && asked ? this.known(asked) : undefined;
    const query = super.build(client, data === undefined ? options : { ...options, initialData: data as never }, state);
    this.named.add(query as unknown as Query);
    if (isWanted) this.wanted.add(query as unknown as Query);
    return query;
  };

  /** Forgets who has named and wanted which query: what was asked before a page is drawn was asked by no component. */
  beginDrawing(): void {
    this.wanted = new WeakSet();
    this.named = new WeakSet();
  }

  /** Takes out those of `queries` that no component has wanted since; returns whether one has named them for other cases, and was drawn with their answer. */
  dropUnwanted(queries: readonly Query[]): boolean {
    const unwanted = queries.filter((query) => !this.wanted.has(query));
    for (const query of unwanted) this.remove(query);
    return unwanted.some((query) => this.named.has(query));
  }

  /** Whether some component wants the answer: a query keeps the options of the last alone, which may want it only in other cases. */
  isWanted(query: Query): boolean {
    return this.wanted.has(query);
  }
}
