// Pages that mark people by class or microdata, hours in the words of several languages, and an abstract called `about`.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

const page = (body: string) => readOffice(fileOf('programme.html', `<!doctype html><html lang="en"><body>${body}</body></html>`));

test('a table whose titles have marked people below them: names nobody could tell from a title', () => {
  const result = page(`<h2>Thursday, 6 March 2031</h2><table>
<tr><th>Time</th><th><span class="title">Title</span></th><th>Room</th></tr>
<tr><td>09:00</td><td><b>Tides</b> <span class="speaker">DJ Kolibri</span>, <span class="speaker">ada</span> <i class="affiliation">Harbour Institute</i></td><td>Hall A</td></tr>
<tr><td>10:00</td><td>The speaker of the house<div class="session-chair">Eve Probe</div></td><td>Hall B</td></tr>
<tr><td>11:00</td><td><a class="author-talk">Authors and their lamps</a></td><td>Hall B</td></tr></table>`);
  expect(shortly(result)).toEqual([
    '03-06 09:00 | Tides | Hall A | DJ Kolibri + ada',
    '03-06 10:00 | The speaker of the house | Hall B | [Eve Probe]',
    '03-06 11:00 | Authors and their lamps | Hall B',
  ]);
  expect(institutionsOf(result)['ada']).toBe('Harbour Institute');
});

test('a page without tables: speakers of microdata, and the name of a column that is marked itself', () => {
  const item = (time: string, title: string, who: string) =>
    `<li><time>${time}</time><h3>${title}</h3><p itemprop="performer" itemscope>${who}</p></li>`;
  const result = page(`<h2>Friday, 7 March 2031</h2><ul>
${item('09:00 – 09:30', 'Opening', '<span itemprop="name">kolibri</span> <span itemprop="worksFor">Lamp Works</span>')}
${item('09:30 – 10:00', 'Wicks', 'Bo van Example')}${item('10:00 – 10:30', 'Oil', 'Cy')}</ul>`);
  expect(shortly(result)).toEqual([
    '03-07 09:00–09:30 | Opening | kolibri',
    '03-07 09:30–10:00 | Wicks | Bo van Example',
    '03-07 10:00–10:30 | Oil | Cy',
  ]);
  expect(institutionsOf(result)['kolibri']).toBe('Lamp Works');
  const headed = page(`<table><tr><th>Date</th><th>Time</th><th>Title</th><th><b class="speakers">Speakers</b></th></tr>
<tr><td>2031-03-06</td><td>09:00</td><td>Tides</td><td><span class="speaker">ada</span> and <span class="speaker">bo</span></td></tr></table>`);
  expect(shortly(headed)).toEqual(['03-06 09:00 | Tides | ada + bo']);
});

test('on a long page everybody keeps their affiliation', () => {
  const items = Array.from({ length: 400 }, (_, at) => {
    const [half, name] = [at % 2 === 0 ? '00' : '30', `Bo Example${String.fromCodePoint(97 + (at % 26), 97 + Math.trunc(at / 26))}`];
    const hour = String(Math.trunc((at % 28) / 2) + 8).padStart(2, '0');
    const day = at % 28 === 0 ? `<h2>${1 + at / 28} March 2031</h2>` : '';
    return `${day}<p>${hour}:${half} Tides ${'of the sea '.repeat(6)}${at}</p><p><b class="speaker">${name}</b> <i class="affiliation">Lamps and Wicks ${at}</i></p>`;
  });
  const { rows } = page(items.join('\n'));
  expect(rows.sessions).toHaveLength(400);
  expect(rows.authors).toHaveLength(400);
  expect(rows.authors.filter(({ Institution }) => !/^Lamps and Wicks \d+$/.test(Institution ?? ''))).toEqual([]);
});

test.each([
  ['it', 'dalle 9 alle 10', 'dalle ore 10 alle ore 11:30'],
  ['fr', 'de 9 h à 10 h', 'de 10\u202Fh\u202F00 à 11\u202Fh\u202F30'],
  ['es', 'de 9 a 10', 'de las 10 a las 11:30'],
  ['pt', 'das 9h às 10h', 'das 10h às 11h30'],
  ['pl', 'od 9 do 10', 'od 10.00 do 11.30'],
  ['ro', 'de la 9 la 10', 'de la ora 10 la ora 11:30'],
])('hours in words of %s, in a table and in a mail', (_, first, second) => {
  const expected = ['03-06 09:00–10:00 | Tides', '03-06 10:00–11:30 | Wicks'];
  expect(shortly(readOffice(csvFile(`Date;Time;Title\n2031-03-06;${first};Tides\n2031-03-06;${second};Wicks\n`)))).toEqual(expected);
  const [third, fourth] = [first.replace('10', '12').replace('9', '11'), first.replace('10', '15').replace('9', '14')];
  const mail = `2031-03-06\n\n${first} Tides\n\n${second}: Wicks\n\n${third} Oil\n\n${fourth} Lamps\n`;
  expect(shortly(readOffice(fileOf('mail.txt', mail)))).toEqual([...expected, '03-06 11:00–12:00 | Oil', '03-06 14:00–15:00 | Lamps']);
});

test('titles that begin with numbers between such words lose none', () => {
  const titles = [
    'From 9 to 5: a working life',
    'De 1 a 10: escalas',
    'De 9 a 10 años',
    'Dalle 9 alle 17: una giornata',
    'From 10 to 12 beds',
  ];
  const mail = titles.map((title, at) => `${9 + at}:00 - ${9 + at}:30\n${title}\n`).join('\n');
  expect(readOffice(fileOf('mail.txt', `2031-03-06\n\n${mail}`)).rows.sessions.map(({ Name }) => Name)).toEqual(titles);
  const table = titles.map((title, at) => `2031-03-06;${9 + at}:00;"${title}"`).join('\n');
  expect(readOffice(csvFile(`Date;Time;Title\n${table}\n`)).rows.sessions.map(({ Name }) => Name)).toEqual(titles);
});

test('`about` is the abstract of a talk, the longer text beside one, and about the speaker it is a biography', () => {
  const talk = '- title: Tides\n  start: 2031-03-06 09:00\n  speaker: Ada Sample\n  about: How the sea moves.\n';
  expect(readOffice(fileOf('talks.yaml', talk)).rows.sessions[0]).toMatchObject({ Abstract: '<p>How the sea moves.</p>' });
  const both = readOffice(fileOf('talks.yaml', `${talk}  abstract: Short.\n`));
  expect(JSON.stringify(both.rows.sessions[0])).toMatch(/Short\..*How the sea moves\.|How the sea moves\..*Short\./);
  const people = readOffice(csvFile('Title,Start,Speaker,About the speaker\nTides,2031-03-06 09:00,Ada Sample,Reads tides.\n'));
  expect(people.rows.authors.map(({ DisplayName, Biography }) => [DisplayName, Biography])).toEqual([
    ['Ada Sample', '<p>Reads tides.</p>'],
  ]);
});
