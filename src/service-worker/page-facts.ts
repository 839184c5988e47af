// What the worker reads in the HTML of a page: its build, whether it is a preview, its name, and the files it needs.

/** `isPreview`: the server has opened what visitors do not see. `files`: addresses without host. */
export type PageFacts = { build: string; isPreview: boolean; title: string; files: readonly string[] };

/** Folders whose files never change at their address. */
const lasting = /\/(?:static|theme|fonts)\//;

/** Whether an address is the style sheet of an event's theme: its colours, fonts and motif. */
export const isThemeSheet = (file: string): boolean => file.includes('/theme/') && file.endsWith('.css');

/** Reads the HTML as Foyer's server and the export write it. */
export function pageFacts(html: string): PageFacts {
  // Code a rendered page asks for once it reacts.
  const later = /<meta name="foyer-later" content="([^"]*)">/.exec(html)?.[1]?.split(' ') ?? [];
  return {
    build: /<meta name="foyer-build" content="([\w-]*)">/.exec(html)?.[1] ?? '',
    isPreview: html.includes('"access":{"class":"preview"'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    files: [...new Set([...html.matchAll(/(?:href|src)="([^"?#]*)"/g)].map(([, file]) => file!).concat(later))].filter((file) =>
      lasting.test(file),
    ),
  };
}

/** The page as it is shown later: it says when it was made, and what time it is now (ms, both the server's). */
export const withAge = (html: string, { made, now }: { made: number; now: number }): string =>
  html.replace(
    '</head>',
    () => `<meta name="foyer-kept" content="${new Date(made).toISOString()}" data-now="${new Date(now).toISOString()}">\n</head>`,
  );
