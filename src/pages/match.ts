// Addresses and pages: which page an address leads to, and the address of a page.
import { pageTable } from './table.ts';

/** Where an address leads. */
export type Address = {
  page: string;
  instance: string;
  event: string;
  language: string;
  /** The page's own parameters. */
  params: Readonly<Record<string, string>>;
};

/** The page of a path; undefined when no row of the table fits. Decoding faults count as no fit. */
export function matchAddress(pathname: string): Address | undefined {
  const given = pathname.replace(/\/+$/, '').split('/').slice(1);
  for (const row of pageTable) {
    for (const path of row.paths) {
      const params = matchPath(path.split('/').slice(1), given);
      if (!params) continue;
      const { instance = '', event = '', language = '', ...own } = params;
      return { page: row.page.startsWith(':') ? (own[row.page.slice(1)] ?? '') : row.page, instance, event, language, params: own };
    }
  }
  return undefined;
}

function matchPath(pattern: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = decode(given[index]!);
    if (value === undefined || value === '') return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value.toLowerCase()) return undefined;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The path of a page of an event. A key that is in no row is a content page: `/…/page/{pageName}`. */
export function pagePath(
  page: string,
  where: { instance: string; event: string; language: string },
  params: Readonly<Record<string, string>> = {},
): string {
  const row = pageTable.find((candidate) => candidate.page === page);
  const [path, values] = row
    ? [row.paths[0]!, params]
    : [pageTable.find((candidate) => candidate.page === ':pageName')!.paths[0]!, { ...params, pageName: page }];
  const all: Record<string, string | undefined> = { ...values, ...where };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(all[name] ?? ''));
}
