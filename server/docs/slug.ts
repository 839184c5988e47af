// The anchor of a heading, as code hosts make it, so that a link works there and here alike.

/** `## Where it lives` → `where-it-lives`; marks of Markdown and punctuation are left out. */
export const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
