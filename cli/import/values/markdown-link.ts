// A text that is one link of Markdown and nothing else.

/** `[words](address)`; undefined for anything else. */
export function markdownLink(text: string): { words: string; address: string } | undefined {
  const middle = text.indexOf('](');
  if (!text.startsWith('[') || !text.endsWith(')') || middle < 0) return undefined;
  return { words: text.slice(1, middle), address: text.slice(middle + 2, -1) };
}
