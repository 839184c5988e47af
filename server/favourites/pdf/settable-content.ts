// The texts of a plan as the fonts of a PDF can set them.
import type { PdfContent, PdfItem } from './pdf-content.ts';
import { settable } from './pdf-fonts.ts';

/** The same plan, each text as the fonts can set it. */
export async function settableContent(content: PdfContent): Promise<PdfContent> {
  const itemOf = async (item: PdfItem): Promise<PdfItem> => ({
    ...item,
    time: await settable(item.time),
    title: await settable(item.title),
    place: await settable(item.place),
    more: await settable(item.more),
    talks: await Promise.all((item.talks ?? []).map(settable)),
    ...(item.way !== undefined && { way: await settable(item.way) }),
  });
  return {
    ...content,
    title: await settable(content.title),
    person: await settable(content.person),
    empty: await settable(content.empty),
    days: await Promise.all(
      content.days.map(async ({ name, items }) => ({ name: await settable(name), items: await Promise.all(items.map(itemOf)) })),
    ),
  };
}

/** All that is set of a plan. */
export const textsOf = ({ title, person, days, empty }: PdfContent): string[] => [
  title,
  person,
  empty,
  '0123456789/',
  ...days.flatMap(({ name, items }) => [
    name,
    ...items.flatMap(({ time, title: own, place, more, talks = [], way = '' }) => [time, own, place, more, way, ...talks]),
  ]),
];
