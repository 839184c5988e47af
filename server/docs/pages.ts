// The pages of the documentation as they lie in the project: where each is shown, under what title, in which group.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A page. `file` is its path in the project; a list of pages has none of its own. */
export type DocsPage = {
  file: string;
  /** Where it is shown, `/docs/…`. */
  path: string;
  title: string;
  /** Heading of its list. */
  group: string;
  text: string;
};

/** Everything below `/docs`: pages by path, and pictures by path with the file of each. */
export type Docs = { pages: ReadonlyMap<string, DocsPage>; pictures: ReadonlyMap<string, string> };

/** Page that opens first. */
export const DOCS_HOME = '/docs/reference';

/** Pages of the project that lie outside `docs/`. */
const outside = ['README.md', 'CONTRIBUTING.md'];

/** Reads the documentation below `root`, the folder of the project. */
export function readDocs(root: string): Docs {
  const files = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const pages = [...outside, ...files.filter((file) => file.endsWith('.md'))].map((file) => pageOf(root, file));
  return {
    pages: new Map([...pages, ...listsOf(pages)].map((page) => [page.path, page])),
    pictures: new Map(files.filter((file) => /\.(webp|png|svg)$/.test(file)).map((file) => [`/${file}`, join(root, file)])),
  };
}

/** Where a file of the project is shown: without `.md`, a README as its folder. */
export function docsPath(file: string): string {
  const path = (file.startsWith('docs/') ? file : `docs/${file.toLowerCase()}`).replace(/\.md$/, '');
  return `/${path.replace(/\/README$/, '')}`;
}

function pageOf(root: string, file: string): DocsPage {
  const text = readFileSync(join(root, file), 'utf8');
  return { file, path: docsPath(file), title: /^# (.+)$/m.exec(text)?.[1] ?? basename(file, '.md'), group: groupOf(file), text };
}

/** Groups of the navigation, in this order; those of components follow, decisions come last. */
const groups = ['Reference', 'Guides', 'Documents'] as const;

function groupOf(file: string): string {
  const [, area, kind, domain, ...rest] = file.split('/');
  if (area === 'decisions') return 'Decisions';
  if (area !== 'reference') return 'Guides';
  if (kind === 'documents') return 'Documents';
  return kind === 'components' && domain && rest.length > 0 ? capital(domain) : 'Reference';
}

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** Folders that pages link to and that have no page of their own get a list. */
function listsOf(pages: readonly DocsPage[]): DocsPage[] {
  const folders = [...new Set(pages.map(({ file }) => dirname(file)))].filter(
    (folder) => folder.startsWith('docs/') && !pages.some(({ path }) => path === `/${folder}`),
  );
  return folders.map((folder) => {
    const lines = pages.filter(({ file }) => dirname(file) === folder).map(({ file, title }) => `- [${title}](${basename(file)})`);
    const title = capital(basename(folder));
    return { file: `${folder}/README.md`, path: `/${folder}`, title, group: '', text: `# ${title}\n\n${lines.join('\n')}\n` };
  });
}

/** Where a page stands in its group: what one begins with first, what only those who work on Foyer need last. */
const placeOf = ({ path, file }: DocsPage): number => (path === DOCS_HOME || file === 'README.md' ? 0 : file === 'CONTRIBUTING.md' ? 2 : 1);

/** The pages by group, in the order of the navigation. */
export function navigationOf({ pages }: Docs): { group: string; pages: DocsPage[] }[] {
  const shown = [...pages.values()].filter(({ group }) => group);
  const domains = [...new Set(shown.map(({ group }) => group))].filter(
    (group) => !(groups as readonly string[]).includes(group) && group !== 'Decisions',
  );
  return [...groups, ...domains.sort(), 'Decisions'].flatMap((group) => {
    const own = shown
      .filter((page) => page.group === group)
      .sort((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, 'en'));
    return own.length > 0 ? [{ group, pages: own }] : [];
  });
}
