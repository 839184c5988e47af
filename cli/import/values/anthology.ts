// Papers of the ACL Anthology: their ids (`2031.lamp-1.1`, before 2020 `P19-1001`) are addresses of a page and of a PDF.

const SITE = 'https://aclanthology.org/';
const id = /^(?:\d{4}\.[a-z\d]{2,30}-[a-z\d]{1,30}\.\d{1,5}|[A-Z]\d{2}-\d{4,5})$/;
const page = /^https?:\/\/(?:www\.)?aclanthology\.org\/([^/?#]{1,80}?)\/?$/;

/** The page of a paper in the Anthology and its PDF, by its id or the address of its page; none for any other text. */
export function anthologyLinks(text: string): { title: string; url: string }[] {
  const named = page.exec(text)?.[1] ?? text;
  if (!id.test(named)) return [];
  return [
    { title: 'Anthology', url: `${SITE}${named}` },
    { title: 'Paper (PDF)', url: `${SITE}${named}.pdf` },
  ];
}

/** The address of a file that the Anthology keeps: of itself, or by its name. */
export const anthologyFile = (name: string, folder = ''): string => (/^https?:/.test(name) ? name : `${SITE}${folder}${name}`);
