// Checks HTML an organiser wrote: addresses, alternative texts, links without words, and what visitors never see of it.
import { mayFollow } from '../model/addresses.ts';
import { type Finding, finding } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import { type HtmlTag, htmlTags, takenOut } from './html-tags.ts';
import { addressFindings } from './links.ts';
import type { Targets } from './targets.ts';

/** Whether a text can hold tags worth a look. */
export const mayBeHtml = (text: string): boolean => text.includes('<') && /<[a-z]/i.test(text);

/** Findings of a text that may be HTML. `page` as for addresses. */
export function htmlFindings(text: string, at: Source, page: string, targets: Targets): Finding[] {
  const tags = htmlTags(text);
  const lost = [...new Set(tags.flatMap(({ name }) => (takenOut.has(name) ? [`<${name}>`] : [])))];
  const removed = `${lost.join(', ')} ${lost.length === 1 ? 'is' : 'are'} taken out before visitors see this`;
  return [
    ...(lost.length ? [finding('html-removed', 'warning', at, removed)] : []),
    ...tags.flatMap((tag) =>
      tag.name === 'a' ? linkFindings(tag, at, page, targets) : tag.name === 'img' ? imageFindings(tag, at, targets) : [],
    ),
  ];
}

function linkFindings({ attributes, words }: HtmlTag, at: Source, page: string, targets: Targets): Finding[] {
  const { href } = attributes;
  if (href === undefined) return [];
  const named = words !== '' || attributes['aria-label'] || attributes['title'];
  return [
    ...withoutFix(addressFindings(href.trim(), 'link', at, page, targets)),
    ...(named
      ? []
      : [finding('empty-link', 'warning', at, `the link to ${href || 'nowhere'} has no words, so nobody can hear where it leads`)]),
  ];
}

function imageFindings({ attributes }: HtmlTag, at: Source, targets: Targets): Finding[] {
  const { src = '', alt } = attributes;
  const silent =
    alt === undefined
      ? [finding('missing-alt', 'warning', at, `the picture ${src} has no alt; write what it shows, or alt="" for decoration`)]
      : [];
  const lost = src !== '' && !mayFollow(src) && !src.startsWith('page:');
  const found = withoutFix(addressFindings(src.trim(), 'media', at, '', targets));
  if (found.length || !lost) return [...found, ...silent];
  return [
    ...silent,
    finding('html-removed', 'warning', at, `the picture ${src} is not loaded: inside HTML an address begins with https: or /`),
  ];
}

/** The address is a part of the text: what would replace the whole must not be put in its place. */
const withoutFix = (findings: readonly Finding[]): Finding[] =>
  findings.map((found) => {
    const { fix: _, ...plain } = found;
    return plain;
  });
