// A text that is one link of Markdown and nothing else.

/** `[words](address)`; undefined for anything else. */
export function markdownLink(text: string): { words: string; address: string } | undefined {
  const middle = text.indexOf('](');
  // Of several links the first would have the address of all.
  if (!text.startsWith('[') || !text.endsWith(')') || middle < 0 || text.includes('](', middle + 1)) return undefined;
  return { words: text.slice(1, middle), address: text.slice(middle + 2, -1) };
}
