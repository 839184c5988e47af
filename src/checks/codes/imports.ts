// Codes of an import: what was wrong, doubtful or left out in a programme of another system.
import { type Code, type CodeTable, error, note, warning } from './code.ts';

const sources =
  (one: typeof error) =>
  (title: string, explanation: string, bad: string, good: string): Code =>
    one(title, explanation, bad, good);
const stops = sources(error);
const doubt = sources(warning);
const told = sources(note);

export const importCodes = {
  'format-unknown': stops(
    'Unknown format',
    'Nothing in the source is recognised, or the format that was named does not exist. Nothing is written.',
    'A text document.',
    'A schedule, a calendar or a table; `--format <name>` names what cannot be recognised.',
  ),
  'no-file': stops('No file', 'There is nothing to read.', 'An empty folder.', 'A file, or a folder that holds one programme.'),
  'several-programmes': stops(
    'Several programmes',
    'One import makes one event.',
    'A folder with `2026.ics` and `2027.ics`.',
    'The file of the one that is wanted.',
  ),
  'file-empty': stops('Empty file', 'The file has no content.', 'A file of 0 bytes.', 'The file downloaded again.'),
  'file-encoding': stops(
    'Unreadable encoding',
    'The file is not text in the encoding it says.',
    'Windows-1252 that says UTF-8.',
    'The file saved as UTF-8.',
  ),
  'yaml-syntax': stops('Not YAML', 'The structure of the file cannot be read.', '`title: "Tides`', '`title: "Tides"`'),
  'xml-syntax': stops('Not XML', 'The file is not well-formed.', '`<schedule><day>`', '`<schedule><day/></schedule>`'),
  'xml-doctype': stops(
    'DOCTYPE',
    'A DOCTYPE can define entities that grow without end, so it is not read.',
    '`<!DOCTYPE schedule>`',
    'The file without that line.',
  ),
  'xml-too-deep': stops(
    'XML nested too deep',
    'Deeper than any schedule is.',
    'Elements in elements without end.',
    'An export of the system itself.',
  ),
  'json-too-deep': stops(
    'JSON nested too deep',
    'Deeper than any schedule is.',
    'Brackets in brackets without end.',
    'An export of the system itself.',
  ),
  'not-records': stops(
    'No records',
    'The file is neither CSV, JSON nor YAML with rows.',
    'A picture called `talks.csv`.',
    'A table with a line of names.',
  ),
  'not-a-schedule': stops(
    'No schedule',
    'The file has the form of the format, and no programme in it.',
    '`{ "schedule": {} }`',
    'The export of the schedule.',
  ),
  'not-a-feed': stops('No feed', 'There is no channel of RSS and no feed of Atom in it.', '`<rss></rss>`', '`<rss><channel>` with items.'),
  'not-a-calendar': stops('No calendar', 'There is no event of a calendar in it.', '`BEGIN:VCARD`', '`BEGIN:VCALENDAR` with events.'),
  'not-a-catalogue': stops('No catalogue', 'The file holds no texts of the format.', '`<layout>`', '`<resources>` with strings.'),
  'mapping-invalid': stops(
    'Mapping that does not fit',
    'The mapping file of a table names fields there are not.',
    '`{ "columns": { "Titel": "Nam" } }`',
    '`{ "columns": { "Titel": "Name" } }`',
  ),
  'row-quarantined': stops(
    'Row in quarantine',
    'A row cannot be used. It is kept in `quarantine.json` with its place and the reason; its neighbours are imported.',
    'A session without a title.',
    'The same with a title.',
  ),
  'day-unreadable': stops(
    'Unreadable day',
    'A day of the schedule is left out.',
    '`"days": ["Monday"]`',
    '`"days": [{ "date": "2027-05-03", "rooms": {} }]`',
  ),
  'room-unreadable': stops('Unreadable room', 'The events of a room are left out.', '`"Hall A": "none"`', '`"Hall A": []`'),
  'language-unknown': stops(
    'Unknown language',
    'A language has no code that is known. A catalogue without a language stops; a session stays without it.',
    '`language: Klingon`',
    '`language: de`',
  ),
  'row-repaired': doubt(
    'Row repaired',
    'A row was not as its format wants it and could be read all the same.',
    'A line with one separator too many.',
    'A line like the others.',
  ),
  'address-unusable': doubt(
    'Unusable address',
    'An address is left out: its scheme is not followed, or it is none.',
    '`javascript:void(0)`',
    '`https://www.example.org`',
  ),
  'paper-unknown': doubt(
    'Unknown paper',
    'A slot names a paper that stands in no table.',
    '`"paper": "main.99"`',
    'The id of a row in `papers.csv`.',
  ),
  'person-without-name': doubt(
    'Person without a name',
    'Somebody without a name is left out of a session.',
    '`{ "id": 7 }`',
    '`{ "id": 7, "name": "Ada Sample" }`',
  ),
  'person-id-repeated': doubt(
    'Id of another person',
    'Two people have one id; the second becomes another person.',
    '`7: Ada Sample`, `7: Bo Sample`',
    'An id for each.',
  ),
  'id-repeated': doubt(
    'Id of another session',
    'Two sessions have one id; the second gets another.',
    'Two events with `id="12"`.',
    'An id for each.',
  ),
  'guid-repeated': doubt(
    'Guid of another session',
    'Two sessions have one guid; a later import cannot tell them apart by it.',
    'A copied event.',
    'A guid for each.',
  ),
  'session-outside-event': doubt(
    'Session far from the event',
    'A session lies far from the days of the conference; mostly the year is wrong.',
    'A talk of 2026 in the schedule of 2027.',
    'The same in 2027.',
  ),
  'session-without-time': doubt(
    'Session without a time',
    'It is imported and not scheduled.',
    'A talk without date and start.',
    '`"date": "2027-05-03T10:00:00+02:00"`',
  ),
  'whole-day': doubt(
    'Whole day',
    'A calendar has it on days, without hours: it is imported on its first day and not scheduled; the message names the last.',
    'An exhibition on `DTSTART;VALUE=DATE:20270503`.',
    '`DTSTART;TZID=Europe/Berlin:20270503T090000`',
  ),
  'feed-without-times': doubt(
    'Feed without times',
    'Its items only say when they were published, which is not when they are held: they arrive without an hour.',
    'An RSS feed of talks with `pubDate` alone.',
    '`ev:startdate` in each item, or a table that has the hours.',
  ),
  'end-unknown': doubt(
    'Unknown end',
    'Neither an end nor a length can be read; the end is left open.',
    '`"duration": "short"`',
    '`"duration": "00:45"`',
  ),
  'session-time-unreadable': doubt(
    'Unreadable time',
    'A session has a time nobody can read. It arrives without one, and the message names the column.',
    '`Start` is `after lunch`',
    '`Start` is `13:30`',
  ),
  'date-unreadable': doubt(
    'Unreadable date',
    'A date of a job, an article or a preceptorship cannot be read. The row arrives without it.',
    '`Deadline` is `soon`',
    '`Deadline` is `30.6.2031`',
  ),
  'value-unknown': doubt(
    'Unknown value',
    'A field takes a country, a language, a kind of employment, a year or a number, and the table says something else. The field stays empty.',
    '`Country` is `Atlantis`',
    '`Country` is `Austria`, or `AT`',
  ),
  'company-unknown': doubt(
    'Unknown company',
    'A row names a company of the exhibition that the event has not. Its name stays as text.',
    '`CompanyAccountId` is `999`',
    'The Id of a row in `companies.json`.',
  ),
  'date-order': told(
    'Order of day and month',
    'In `3/1/2031` either number can be the day. What decided it for the column is told.',
    '`3/1/2031`',
    '`2031-03-01`',
  ),
  'date-order-guessed': doubt(
    'Order of day and month guessed',
    'Nothing in the column says whether day or month is first. `--date-order dmy` or `mdy` says it.',
    '`3/1/2031`',
    '`2031-03-01`',
  ),
  'year-missing': doubt('Dates without a year', 'No date of a table names a year, so none can be placed.', '`30 July`', '`--year 2031`'),
  'day-counted': doubt(
    'Counted days',
    'A column counts the days of the event and nothing says which the first is.',
    '`Day` is `2`',
    '`--first-day 2031-03-01`',
  ),
  'day-mismatch': doubt(
    'Listed under another day',
    'A session is listed under one day and takes place on another, which is taken.',
    'A talk of Tuesday under Monday.',
    'A talk under its day.',
  ),
  'programme-empty': doubt(
    'Empty programme',
    'No session could be read.',
    'A schedule before its publication.',
    'The schedule with sessions.',
  ),
  'time-zone-guessed': doubt(
    'Guessed time zone',
    'The source says no zone, or an offset that many zones have.',
    '`+02:00`',
    '`--time-zone Europe/Berlin`',
  ),
  'time-zone-unknown': doubt(
    'Unknown time zone',
    'The name is none of the IANA list; another is taken.',
    '`TZID=Harbour Time`',
    '`TZID=Europe/Berlin`',
  ),
  'repetition-unknown': doubt(
    'Repetition that is not read',
    'A rule of a calendar is not followed; the first occurrence is imported.',
    '`RRULE:FREQ=SECONDLY`',
    '`RRULE:FREQ=DAILY;COUNT=3`',
  ),
  'line-unreadable': doubt('Unreadable line', 'A line of a calendar or a catalogue is left out.', '`Lunch 12:00`', '`SUMMARY:Lunch`'),
  'field-type': doubt('Field of another type', 'A field is not text and stays empty.', '`"abstract": 7`', '`"abstract": "On tides."`'),
  'text-repeated': doubt(
    'Text that stands twice',
    'A catalogue has a text twice; the first counts.',
    'Two `msgid "Hall"`.',
    'One of them.',
  ),
} as const satisfies CodeTable;
