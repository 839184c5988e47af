// The first page of the reference: everything there is, by domain, in one line each.
import { blocks, code, link, prose, table } from './markdown.ts';
import type { ComponentSource } from './components.ts';
import type { DocumentSource } from './documents.ts';
import { smallPicture } from './pictures/names.ts';

const introduction = `# Reference

Everything an organiser can write, printed from the schemas that check it, so it is never behind the code. How the parts belong together is explained in the [README](../../README.md).

- [Shared shapes](shapes.md): texts, links, windows, grids, placements
- [Codes](codes.md): everything the checks find, with a bad and a good example each
- [Command line](command-line.md): every command with its options; the [guide](../command-line.md) explains what they are for
- [API](api.md): what a server answers
- [Containers](containers.md): the same page in a browser, in the app and on a terminal, in pictures
- [Pages](pages.md): kinds of pages in four windows, light and dark, of three events`;

/** The page `docs/reference/README.md`, as Markdown. */
export function overviewPage(documents: readonly DocumentSource[], components: readonly ComponentSource[]): string {
  const domains = [...new Set(components.map(({ entry }) => entry.domain))];
  return blocks(
    introduction,
    '## Documents',
    table(
      ['Document', 'File', 'Says'],
      documents.map(({ title, page, entry }) => [link(title, page), code(entry.file), prose(entry.description)]),
    ),
    '## Components',
    ...domains.flatMap((domain) => [
      `### ${domain[0]!.toUpperCase()}${domain.slice(1)}`,
      table(
        ['Picture', 'Component', 'What it gives'],
        components
          .filter(({ entry }) => entry.domain === domain)
          .map(({ title, page, entry }) => [
            smallPicture(entry, ''),
            `${link(title, page)}<br>${code(entry.name)}`,
            prose(entry.about.description),
          ]),
      ),
    ]),
  );
}
