// Volumes of the ACL Anthology (`2031.lamp.xml`) as a list of papers with their ids and addresses.
import type { Noticed } from '../place.ts';
import type { ImportFile } from '../result.ts';
import { anthologyFile } from '../values/anthology.ts';
import { headOf } from './bytes.ts';
import { asFields, asList, carriedText, type Fields, oneLine } from './fields.ts';
import type { SourceRecord } from './source-records.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { placesIn, readXml, type XmlElement } from './xml.ts';
import { repeatedIn, valueOf } from './xml-values.ts';

/** The files, with the papers of a collection as a list of rows. */
export const withPapers = (files: readonly ImportFile[]): ImportFile[] =>
  files.map((file): ImportFile => {
    if (!/\.xml$/i.test(file.path) || !/<collection\s[^<>]{0,200}>\s{0,200}<volume[\s>]/.test(headOf(file))) return file;
    try {
      const list = papersIn(file);
      return list.records.length > 0 ? { ...file, list } : file;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return file;
    }
  });

function papersIn(file: ImportFile): NonNullable<ImportFile['list']> {
  const { root, text } = readXml(file);
  const at = placesIn(text);
  const repeats = repeatedIn(root);
  const placeOf = (element: XmlElement) => ({ file: file.path, pointer: '', ...at(element) });
  const noticed: Noticed[] = [];
  const volumes = root.children.filter(({ name }) => name === 'volume');
  const titles: string[] = [];
  const records = volumes.flatMap((volume) => {
    const meta = asFields(valueOf(volume.children.find(({ name }) => name === 'meta') ?? volume, repeats)) ?? {};
    const title = carriedText(meta['booktitle']);
    titles.push(title);
    noticed.push({
      severity: 'info',
      code: 'volume-described',
      place: placeOf(volume),
      message: `“${title.slice(0, 200)}”: editors, publisher and front matter are no papers and are left out`,
    });
    return volume.children
      .filter(({ name }) => name === 'paper')
      .map((paper): SourceRecord => {
        const fields = asFields(valueOf(paper, repeats)) ?? {};
        const value = { ...rowOf(fields, idOf(root, volume, paper)), ...(volumes.length > 1 && title !== '' && { track: title }) };
        return { value, raw: () => fields, key: '', place: placeOf(paper) };
      });
  });
  const [only, ...others] = titles;
  return { records, noticed, ...(only !== undefined && others.length === 0 && { title: only.slice(0, 120) }) };
}

/** What the Anthology calls a paper: its address, else the numbers above it. */
function idOf(collection: XmlElement, volume: XmlElement, paper: XmlElement): string {
  const url = paper.children.find(({ name }) => name === 'url')?.text.trim() ?? '';
  const numbers = [collection, volume, paper].map(({ attributes }) => attributes['id'] ?? '');
  return url !== '' && !/[/:]/.test(url) ? url : `${numbers[0]}-${numbers[1]}.${numbers[2]}`;
}

function rowOf(fields: Fields, id: string): Fields {
  const { url, attachment, video, author, ...rest } = fields;
  const film = asList(video).map((one) => oneLine(asFields(one)?.['href'] ?? one))[0];
  const address = oneLine(carriedText(url));
  return {
    ...rest,
    id,
    authors: author,
    anthology_id: id,
    ...(/^https?:/.test(address) && { pdf_url: address }),
    ...(film !== undefined && film !== '' && { video: anthologyFile(film) }),
    // Links of Markdown keep the words that say what a file is.
    material: asList(attachment)
      .map((one) => {
        const name = oneLine(carriedText(one));
        const words = oneLine(asFields(one)?.['type']) || 'Material';
        return `[${words}](${anthologyFile(name, 'attachments/')})`;
      })
      .join('|'),
  };
}
