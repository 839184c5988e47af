// Boards, calendars of communities and bibliographies: Trello, Luma, DBLP, the XML of the ACL Anthology.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

const json = (path: string, value: unknown) => readOffice(fileOf(path, JSON.stringify(value)));
const leftOf = ({ leftOut }: ReturnType<typeof readOffice>) => leftOut.map(({ field }) => field);

test('Trello: lists are days or tracks, members speak, what is archived is told', () => {
  const card = (id: string, name: string, more: object) => ({
    id,
    name,
    desc: '',
    idList: 'l1',
    labels: [],
    idMembers: [],
    due: null,
    start: null,
    closed: false,
    ...more,
  });
  const result = json('board.json', {
    id: 'b1',
    name: 'Lantern Congress',
    lists: [
      { id: 'l1', name: 'Thursday 6 March 2031', closed: false },
      { id: 'l2', name: 'Light', closed: false },
      { id: 'l3', name: 'Old', closed: true },
    ],
    members: [{ id: 'm1', fullName: 'Ada Sample', username: 'ada' }],
    cards: [
      card('c1', '09:00-10:00 Reading the tides', {
        desc: 'About **tides**.',
        labels: [{ id: 'x', name: 'Sea', color: 'blue' }],
        idMembers: ['m1'],
      }),
      card('c2', 'Wicks', { idList: 'l2', start: '2031-03-07T08:00:00.000Z', due: '2031-03-07T09:00:00.000Z' }),
      card('c3', 'Oil', { closed: true }),
      card('c4', 'Nets', { idList: 'l3' }),
    ],
  });
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Reading the tides | Ada Sample', '03-07 09:00–10:00 | Wicks']);
  expect(result.rows.sessions.map(({ Groups, Description }) => [Groups?.map(({ Name }) => Name), Description])).toEqual([
    [['Sea'], '<p>About <strong>tides</strong>.</p>'],
    [[], ''],
  ]);
  expect([result.rows.tracks.map(({ Name }) => Name), result.findings.map(({ message }) => message)]).toEqual([
    ['Light'],
    ['“Oil” is archived and left out', '“Nets” is archived and left out'],
  ]);
});

test('Luma: events within entries with hosts, place and picture; links into meetings stay out and are named', () => {
  const result = json('luma.json', {
    entries: [
      {
        api_id: 'evt-1',
        event: {
          api_id: 'evt-1',
          name: 'Reading the tides',
          description_md: 'About **tides**.',
          start_at: '2031-03-06T08:00:00.000Z',
          end_at: '2031-03-06T09:00:00.000Z',
          cover_url: 'https://img.example.org/a.png',
          geo_address_json: { address: 'Hall A', city: 'Testville' },
          meeting_url: 'https://meet.example.org/1',
        },
        hosts: [{ name: 'Ada Sample', bio_short: 'Reads.' }],
      },
      {
        api_id: 'evt-2',
        event: { api_id: 'evt-2', name: 'Wicks', start_at: '2031-03-06T10:00:00.000Z', end_at: '2031-03-06T11:00:00.000Z' },
        hosts: [],
      },
    ],
    has_more: false,
  });
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Reading the tides | Hall A | [Ada Sample]', '03-06 11:00–12:00 | Wicks']);
  expect([result.rows.sessions[0]!.ImageThumbPath, leftOf(result)]).toEqual(['https://img.example.org/a.png', ['meeting_url']]);
});

test('DBLP: a DOCTYPE that only names a file is read past; papers with authors and links, what has no field is named', () => {
  const result = readOffice(
    fileOf(
      'dblp.xml',
      `<?xml version="1.0"?><!DOCTYPE dblp SYSTEM "dblp.dtd"><dblp>
<inproceedings key="conf/a"><author>Ada Sample</author><author>Bo Example 0001</author><title>Reading the <i>tides</i>.</title><pages>1-9</pages><ee>https://doi.example.org/1</ee></inproceedings>
<inproceedings key="conf/b"><author>Cy Model</author><title>Wicks.</title></inproceedings></dblp>`,
    ),
  );
  expect(shortly(result)).toEqual(['? | Reading the tides. | Ada Sample + Bo Example', '? | Wicks. | Cy Model']);
  expect([result.rows.sessions[0]!.Links, leftOf(result)]).toEqual([
    [{ Title: 'Paper', Url: 'https://doi.example.org/1' }],
    ['key', 'pages'],
  ]);
});

test('ACL Anthology: marked words stay in titles and abstracts, a DOI is an address', () => {
  const paper = (id: number, title: string, more = '') => `<paper id="${id}"><title>${title}</title>${more}</paper>`;
  const result = readOffice(
    fileOf(
      '2031.lamp.xml',
      `<?xml version='1.0'?><collection id="2031.lamp"><volume id="1"><meta><booktitle>Proceedings of LAMP 2031</booktitle></meta>${paper(
        1,
        'Reading the <fixed-case>T</fixed-case>ides of <fixed-case>BERT</fixed-case>',
        '<author><first>Ada</first><last>Sample</last><affiliation>Harbour University</affiliation></author><abstract>About <i>tides</i> and <tex-math>x<sub>1</sub></tex-math>.</abstract><doi>10.18653/v1/2031.lamp-1.1</doi><url hash="ab">2031.lamp-1.1</url><attachment type="Software">2031.lamp-1.1.Software.zip</attachment><video href="2031.lamp-1.1.mp4"/>',
      )}${paper(2, '<fixed-case>W</fixed-case>', '<author><first>Cy</first><last>Model</last></author>')}</volume></collection>`,
    ),
  );
  expect(shortly(result)).toEqual(['? | Reading the Tides of BERT | Ada Sample', '? | W | Cy Model']);
  expect(result.rows.sessions[0]).toMatchObject({
    Abstract: '<p>About tides and x1.</p>',
    Id: '2031.lamp-1.1',
    Links: [
      { Title: 'Paper', Url: 'https://doi.org/10.18653/v1/2031.lamp-1.1' },
      { Title: 'Anthology', Url: 'https://aclanthology.org/2031.lamp-1.1' },
      { Title: 'Paper (PDF)', Url: 'https://aclanthology.org/2031.lamp-1.1.pdf' },
      { Title: 'Software', Url: 'https://aclanthology.org/attachments/2031.lamp-1.1.Software.zip' },
    ],
    RecordingUrl: 'https://aclanthology.org/2031.lamp-1.1.mp4',
  });
  expect([result.event.name, result.rows.tracks]).toEqual(['Proceedings of LAMP 2031', []]);
  expect(institutionsOf(result)['Ada Sample']).toBe('Harbour University');
});

test('ACL Anthology: papers of several volumes have ids of their own and the volume as their track; ids in a column are addresses', () => {
  const volume = (id: string) =>
    `<volume id="${id}"><meta><booktitle>Volume ${id}</booktitle></meta><frontmatter><url>2031.lamp-${id}.0</url></frontmatter><paper id="1"><title>Tides ${id}</title><author><first>Ada</first><last>Sample</last></author></paper></volume>`;
  const result = readOffice(fileOf('2031.lamp.xml', `<collection id="2031.lamp">${volume('1')}${volume('demo')}</collection>`));
  expect(result.rows.sessions.map(({ Id, TrackId }) => [Id, TrackId])).toEqual([
    ['2031.lamp-1.1', 'volume-1'],
    ['2031.lamp-demo.1', 'volume-demo'],
  ]);
  expect(result.findings.filter(({ code }) => code === 'volume-described')).toHaveLength(2);
  const table = readOffice(csvFile('Title,Authors,Anthology ID\nTides,Ada Sample,P19-1001\nMoons,Bo Beispiel,none\n'));
  expect(table.rows.sessions.map(({ Links }) => Links?.map(({ Url }) => Url))).toEqual([
    ['https://aclanthology.org/P19-1001', 'https://aclanthology.org/P19-1001.pdf'],
    [],
  ]);
});

test('Trello as CSV: labels without their colour, members without the name of their account, links of attachments', () => {
  const head =
    'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Attachment Links,List Name,Board Name,Archived,Start Date';
  const result = readOffice(
    csvFile(
      [
        head,
        'a,09:00-10:00 Tides,https://trello.example.org/a,About.,"Sea (blue), New (light_green)","Ada Sample (adasample), Bo Beispiel (bo2)",,https://example.org/t.pdf,Thursday 6 March 2031,Lantern,false,',
        'b,Wicks,,,,Cy Muster (cy),2031-03-07T09:00:00.000Z,,Light,Lantern,false,2031-03-07T08:00:00.000Z',
        'c,Oil,,,,,,,Light,Lantern,true,',
      ].join('\n'),
    ),
  );
  expect(shortly(result)).toEqual(['03-06 09:00–10:00 | Tides | Ada Sample + Bo Beispiel', '03-07 09:00–10:00 | Wicks | Cy Muster']);
  expect([result.event.name, Object.values(institutionsOf(result)).filter(Boolean)]).toEqual(['Lantern', []]);
  expect(result.rows.sessions[0]).toMatchObject({
    Groups: [{ Name: 'Sea' }, { Name: 'New' }],
    Links: [{ Url: 'https://example.org/t.pdf' }],
  });
  expect(result.findings.map(({ message }) => message)).toEqual(['“Oil” is archived and left out']);
});
