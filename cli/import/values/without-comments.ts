// Takes comments out of HTML and XML.

/** Text without `<!-- … -->`, which sites use for templates of entries; one that is never closed stays. */
export function withoutComments(text: string): string {
  let [kept, at] = ['', 0];
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    kept += text.slice(at, start);
    at = end + 3;
  }
  return kept + text.slice(at);
}
