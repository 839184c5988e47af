// The sponsors of ACL 2020, field by field, against a reading of the file that shares nothing with the import.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasShared, sharedPath } from '../../../tests/support/shared.ts';
import { importProgramme } from '../import-programme.ts';

/** One sponsor as its lines say: scalars of its own, and what its lists hold. */
type Written = { tier: string; fields: Record<string, string>; lists: Record<string, Record<string, string>[]> };

/** Lines of the file by their indentation: groups at 0, sponsors at 2, their fields at 4, entries of lists at 6. */
function byHand(text: string): Written[] {
  const all: Written[] = [];
  let tier = '';
  let list = '';
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.trimStart().startsWith('#'))) {
    const [, indent = '', dash = '', key = '', value = ''] = /^( *)(- )?([A-Za-z_]+): *(.*)$/.exec(line) ?? [];
    const depth = indent.length + dash.length;
    const plain = value
      .replace(/ +#.*$/, '')
      .trim()
      .replace(/^'(.*)'$/, '$1')
      .replace(/^"(.*)"$/, '$1');
    if (indent === '' && key === 'level') tier = plain;
    else if (indent === '  ' && dash !== '') all.push({ tier, fields: { [key]: plain }, lists: {} });
    else if (depth === 4 && key !== '') {
      const sponsor = all.at(-1)!;
      list = value.trim() === '' ? key : '';
      if (list === '') sponsor.fields[key] = plain;
      else sponsor.lists[key] = [];
    } else if (list !== '' && key !== '' && depth >= 6) {
      const entries = all.at(-1)!.lists[list]!;
      if (dash !== '') entries.push({});
      if (entries.length > 0) entries.at(-1)![key] = plain;
    }
  }
  return all;
}

test.skipIf(!hasShared)('every sponsor arrives with every field, a sponsor in two tiers once', () => {
  const path = sharedPath('data/acl2020-sponsors/sponsors.yml');
  const text = readFileSync(path, 'utf8');
  const written = byHand(text);
  const { exhibition, rows, pictures, quarantine, leftOut, format } = importProgramme({
    files: [{ path: 'sponsors.yml', bytes: readFileSync(path) }],
    timeZone: 'America/Los_Angeles',
  });
  expect([format, written.length, new Set(written.map(({ fields }) => fields['UID'])).size]).toEqual(['mini-conf', 24, 22]);
  const firsts = [...new Map(written.toReversed().map((one) => [one.fields['UID'], one])).values()].toReversed();
  const firstOnes = written.filter((one) => firsts.includes(one));
  expect(exhibition.companies.map(({ Id }) => Id)).toEqual(firstOnes.map(({ fields }) => fields['UID']));
  const links = (one: Written, ...lists: string[]): string[] =>
    lists.flatMap((list) =>
      (one.lists[list] ?? []).flatMap((entry) => (/^https?:/.test(entry['website'] ?? '') ? [entry['website']!] : [])),
    );
  const same = (one: string, other: string): boolean => URL.parse(one)?.href === URL.parse(other)?.href;
  for (const one of firstOnes) {
    const company = exhibition.companies.find(({ Id }) => Id === one.fields['UID'])!;
    const about = String(company.Name);
    const website = one.fields['website'] ?? one.fields['landingpage'] ?? '';
    expect([about, company.SponsorType], about).toEqual([one.fields['name'], one.tier]);
    expect(same(company.Website ?? '', website), `${about}: ${company.Website} is ${website}`).toBe(true);
    expect(pictures.find(({ of }) => of === about)?.from, about).toBe(one.fields['logo']);
    expect(company.Tags ?? [], about).toEqual(
      written
        .filter(({ fields }) => fields['UID'] === company.Id)
        .slice(1)
        .map(({ tier }) => tier),
    );
    const expected = links(one, 'resources', 'papers');
    const landing = one.fields['landingpage'];
    if (landing && !same(landing, website)) expected.unshift(landing);
    expect(
      (company.Links ?? []).map(({ Url }) => Url),
      about,
    ).toEqual(expected.map((url) => URL.parse(url)!.href));
    const media = exhibition['company-media'].filter(({ CompanyAccountId }) => CompanyAccountId === company.Id);
    const film = one.fields['youtube'] ?? one.fields['video'];
    expect(
      media.filter(({ Kind }) => Kind === 'webcast').map(({ Url }) => Url),
      about,
    ).toEqual(film ? [film] : []);
    expect(
      media.filter(({ Kind }) => Kind === 'download').map(({ Url }) => Url),
      about,
    ).toEqual(links(one, 'downloads').map((url) => URL.parse(url)!.href));
    const sessions = rows.sessions.filter(({ CompanyAccountId }) => CompanyAccountId === company.Id);
    expect(
      sessions.map(({ StartDateTime }) => Date.parse(StartDateTime!)),
      about,
    ).toEqual((one.lists['schedule'] ?? []).map(({ start }) => Date.parse(start!)));
    // The first words of the description, whatever is between them.
    const words = (one.fields['description'] ?? '')
      .replaceAll(/[^A-Za-z ]/g, '')
      .split(/ +/)
      .slice(0, 4);
    if (words.length === 4)
      expect(
        String(company.Description)
          .replaceAll(/<[^>]+>|[^A-Za-z ]/g, '')
          .replaceAll(/ +/g, ' '),
        about,
      ).toContain(words.join(' '));
  }
  expect(quarantine).toEqual([]);
  expect(JSON.stringify([exhibition, rows])).not.toMatch(/meet\.example\.org|zoom\.com/);
  expect(leftOut.map(({ field, rows: count }) => [field, count])).toEqual(
    expect.arrayContaining([
      ['sponsors.contacts', 21],
      ['sponsors.zoom_link', 18],
      ['sponsors.channel', 21],
    ]),
  );
});
