// Texts that editors of content systems keep in blocks, as plain paragraphs: Portable Text, blocks of Strapi, rich text of Contentful.
import { asFields, asList } from './fields.ts';

/** Deeper than this nothing is a text. */
const DEEPEST = 12;

/** The words of a node and of those within it. */
function wordsOf(value: unknown, depth = 0): string {
  const node = asFields(value);
  if (!node || depth > DEEPEST) return '';
  const own = node['text'] ?? node['value'];
  if (typeof own === 'string') return own;
  return asList(node['children'] ?? node['content'])
    .map((child) => wordsOf(child, depth + 1))
    .join('');
}

const isBlock = (value: unknown): boolean => {
  const node = asFields(value);
  return node !== undefined && Array.isArray(node['children']) && (node['_type'] === 'block' || typeof node['type'] === 'string');
};

const isDocument = (value: unknown): boolean => {
  const node = asFields(value);
  return node?.['nodeType'] === 'document' && Array.isArray(node['content']);
};

/** The paragraphs of a text in blocks, an empty line between two; undefined for anything else. Pictures between them have no words. */
export function textOfBlocks(value: unknown): string | undefined {
  const blocks = isDocument(value)
    ? asList(asFields(value)!['content'])
    : Array.isArray(value) && value.some(isBlock) && value.every((entry) => asFields(entry))
      ? value
      : undefined;
  return blocks
    ?.map((block) => wordsOf(block))
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
