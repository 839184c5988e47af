import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const rss = (items: string, over = ''): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
<channel><title>Lantern 2031</title><link>https://lantern.example.org/</link><description>Talks</description>${over}
${items}
</channel></rss>`;

const tides = `<item>
  <title>Tides &amp; moons</title><link>https://lantern.example.org/talks/tides</link><guid isPermaLink="false">talk-1</guid>
  <description>&lt;p&gt;Short.&lt;/p&gt;</description><content:encoded><![CDATA[<p>Long <strong>words</strong>.</p>]]></content:encoded>
  <dc:creator>Ada Sample, Ben Sample</dc:creator><author>talks@example.org (Ada Sample)</author>
  <category>sea</category><category>moon</category><pubDate>Tue, 04 Feb 2031 10:00:00 GMT</pubDate>
  <ev:startdate>2031-03-01T09:00:00+01:00</ev:startdate><ev:enddate>2031-03-01T09:30:00+01:00</ev:enddate><ev:location>Lamp Room</ev:location>
  <enclosure url="https://media.example.org/tides.mp4" length="1" type="video/mp4"/><itunes:image href="https://media.example.org/tides.jpg"/>
</item>`;

const imported = (...texts: string[]) => importProgramme({ files: texts.map((text, nth) => fileOf(`feed-${nth}.xml`, text)) });

test('RSS with the event module: times, rooms, people once, words, recording; when it was published is left out, and said to be', () => {
  const { format, event, rows, leftOut, quarantine } = imported(rss(tides));
  expect([format, event.name, quarantine, leftOut.map(({ field }) => field)]).toEqual(['feed', 'Lantern 2031', [], ['pubDate']]);
  expect(rows.sessions).toMatchObject([
    {
      Name: 'Tides & moons',
      StartDateTime: '2031-03-01T09:00:00+01:00',
      EndDateTime: '2031-03-01T09:30:00+01:00',
      RoomId: 'lamp-room',
      Groups: [{ Name: 'sea' }, { Name: 'moon' }],
      RecordingUrl: 'https://media.example.org/tides.mp4',
      ImageThumbPath: 'https://media.example.org/tides.jpg',
    },
  ]);
  expect(rows.sessions[0]?.Speakers?.map(({ DisplayName }) => DisplayName)).toEqual(['Ada Sample', 'Ben Sample']);
  expect(JSON.stringify(rows.sessions[0])).toContain('Long <strong>words</strong>');
});

test('Atom: entries with authors, labels, XHTML, a film, and the times of an events feed', () => {
  const { rows, event } =
    imported(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005"><title>Lantern 2031</title>
<link rel="self" href="https://lantern.example.org/feed.xml"/><link rel="alternate" href="https://lantern.example.org/"/>
<entry><id>urn:talk:2</id><title type="text">Wicks</title><link href="https://lantern.example.org/talks/wicks"/>
<link rel="enclosure" type="audio/mpeg" href="https://media.example.org/wicks.mp3"/>
<author><name>Cy Sample</name><email>cy@example.org</email></author><category term="w" label="Wax"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Of <em>wax</em>.</p></div></content>
<gd:when startTime="2031-03-01T10:00:00+01:00" endTime="2031-03-01T11:00:00+01:00"/><gd:where valueString="Wax Room"/>
<updated>2031-01-01T00:00:00Z</updated></entry></feed>`);
  expect(event.name).toBe('Lantern 2031');
  expect(rows.sessions).toMatchObject([
    {
      Name: 'Wicks',
      StartDateTime: '2031-03-01T10:00:00+01:00',
      EndDateTime: '2031-03-01T11:00:00+01:00',
      RoomId: 'wax-room',
      Groups: [{ Name: 'Wax' }],
      Speakers: [{ DisplayName: 'Cy Sample' }],
      RecordingUrl: 'https://media.example.org/wicks.mp3',
    },
  ]);
  expect(JSON.stringify(rows.sessions[0])).toContain('<em>wax</em>');
});

test('RSS 1.0 has its items beside the channel; feeds of several tracks are one programme', () => {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
<channel rdf:about="https://lantern.example.org/"><title>Lantern 2031, wax</title><link>https://lantern.example.org/</link></channel>
<item rdf:about="https://lantern.example.org/3"><title>Candles</title><link>https://lantern.example.org/3</link></item></rdf:RDF>`;
  const { rows, event } = imported(rss(tides), rdf);
  expect([event.name, rows.sessions.map(({ Name }) => Name)]).toEqual(['Lantern 2031', ['Tides & moons', 'Candles']]);
});

test('an item without a time of its own arrives unscheduled, whenever it was published; minutes of a podcast are seconds', () => {
  const { rows } = imported(
    rss(
      `<item><title>Ebb</title><pubDate>Tue, 04 Feb 2031 10:00:00 GMT</pubDate></item>
<item><title>Flow</title><ev:startdate>2031-03-01T09:00:00+01:00</ev:startdate><itunes:duration>2700</itunes:duration></item>`,
    ),
  );
  expect(rows.sessions.map(({ Name, StartDateTime, EndDateTime }) => [Name, StartDateTime, EndDateTime])).toEqual([
    ['Ebb', null, null],
    ['Flow', '2031-03-01T09:00:00+01:00', '2031-03-01T09:45:00+01:00'],
  ]);
});

test('what is hostile or broken is refused or made harmless, with its place', () => {
  const [, ...lines] = rss(tides).split('\n');
  const codes = (...texts: string[]): unknown => {
    const { readable, findings } = imported(...texts);
    return [readable, findings.map(({ code }) => code)];
  };
  expect(codes(['<!DOCTYPE rss [<!ENTITY a "b">]>', ...lines].join('\n'))).toEqual([false, ['xml-doctype']]);
  expect(codes(rss(tides).slice(0, -20))).toEqual([false, ['xml-syntax']]);
  expect(codes(lines.join('\n').replaceAll('channel', 'canal'))).toEqual([false, ['not-a-feed']]);
  const { rows, findings } = imported(
    rss(
      tides
        .replace('https://lantern.example.org/talks/tides', 'javascript:alert(1)')
        .replace('<p>Long', '<p onclick="alert(2)"><script>alert(3)</script>Long'),
    ),
  );
  expect(JSON.stringify(rows)).not.toMatch(/javascript:|onclick|<script/);
  expect(findings.length).toBeGreaterThan(0);
});
