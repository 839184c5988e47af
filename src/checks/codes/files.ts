// Codes about files: JSON, names of files and keys, versions.
import { type CodeTable, error, fixableError, fixableNote, fixableWarning, note, warning } from './code.ts';
import { file, grids, headingExample, placements } from './example.ts';

export const fileCodes = {
  'json-syntax': error(
    'Not JSON',
    'The file cannot be read at this place. JSON knows neither comments nor a comma behind the last entry. Nothing of the file counts: the event shows what the instance or the platform says instead, and publishing keeps the last version.',
    file('header.json', '{ "schemaVersion": 1, "tileNavigation": true, }'),
    file('header.json', '{ "schemaVersion": 1, "tileNavigation": true }'),
  ),
  'duplicate-key': fixableWarning(
    'Key written twice',
    'JSON readers keep the last of two equal keys, so what was written first has no effect. The fix takes the earlier one away; nothing changes for visitors.',
    file('header.json', '{ "schemaVersion": 1, "background": "#112233", "background": "#445566" }'),
    file('header.json', '{ "schemaVersion": 1, "background": "#445566" }'),
  ),
  'not-an-object': error(
    'Not an object',
    'A document is a JSON object `{ … }`. A list, a text or null in its place is left out as a whole.',
    file('theme.json', []),
    file('theme.json', { schemaVersion: 1, brand: '#1f3a5f' }),
  ),
  'no-event': error(
    'No event',
    'A folder becomes an event by its `app.json`: `<instance>/<event>/app.json`, or by a `config_json.json`, the older form of one object. Without one there is nothing to check and nothing to publish.',
    'An empty folder, or one level too many: `my-events/2027/harbour/harbour27/app.json`.',
    '`my-events/harbour/harbour27/app.json`, called with `foyer validate my-events`.',
  ),
  'unknown-file': warning(
    'File that is not read',
    'Foyer reads documents by the names of their files. One with another name has no effect; upper and lower case count.',
    file('haeder.json', { schemaVersion: 1 }),
    file('header.json', { schemaVersion: 1 }),
  ),
  'secret-in-document': error(
    'Secret in a document',
    'What stands in a document goes to browsers, to whoever exports the site, and into every copy of the folder: a client secret, a password in an address, the private part of a key. It belongs into an environment variable of the server. A server that meets one in a version published earlier does not send it.',
    file('/harbour/instance.json', {
      schemaVersion: 1,
      signIn: {
        providers: [{ name: 'society', issuer: 'https://id.example.org', clientId: 'foyer', clientSecret: 'do-not-write-it-here' }],
      },
    }),
    file('/harbour/instance.json', {
      schemaVersion: 1,
      signIn: { providers: [{ name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' }] },
    }),
  ),
  'rows-in-quarantine': warning(
    'Rows wait in quarantine',
    'An import put rows it could not use into `quarantine.json`, with place and reason, so that nothing is lost. Mend and import them again, or delete the file.',
    file('quarantine.json', { rows: [] }),
    file('data/rooms.json', { schemaVersion: 1, rows: [{ Id: 'a', Name: 'Hall A' }] }),
  ),
  'unknown-key': fixableError(
    'Unknown key',
    'In a document, at any depth, an unknown key is kept and has no effect (a warning). In placements, policies and other strict places it is an error, because a misspelt rule must not open anything. It is renamed where only one known key can be meant; in an access document nothing is mended by itself.',
    file('app.json', { schemaVersion: 1, event: { timeZone: 'Europe/Berlin' }, hideTickr: true }),
    file('app.json', { schemaVersion: 1, event: { timeZone: 'Europe/Berlin' }, hideTicker: true }),
  ),
  'wrong-type': error(
    'Wrong type',
    'A number where a text belongs, a text where a list belongs. A key that does not fit has its default; a placement is not shown.',
    file('theme.json', { schemaVersion: 1, tracks: '#8c1c2b' }),
    file('theme.json', { schemaVersion: 1, tracks: ['#8c1c2b'] }),
  ),
  'missing-key': error(
    'Missing key',
    'Something without a default is not there: a placement without a component, a component without its text. It is not shown.',
    placements({ id: 'welcome', name: 'structure/heading', props: {} }),
    placements(headingExample()),
  ),
  'not-allowed': fixableError(
    'Value that is not allowed',
    'The key takes one of a few words. Another one counts as missing. It is put right where there is only one candidate, but never in an access document.',
    file('theme.json', { schemaVersion: 1, radius: 'lagre' }),
    file('theme.json', { schemaVersion: 1, radius: 'large' }),
  ),
  'wrong-format': error(
    'Wrong form',
    'A text has not the form it needs: a colour is `#rrggbb`, a language `xx-XX`, a grid area four numbers.',
    file('theme.json', { schemaVersion: 1, brand: 'crimson' }),
    file('theme.json', { schemaVersion: 1, brand: '#8c1c2b' }),
  ),
  'out-of-range': error(
    'Out of range',
    'A number is too small or too large, a list too short or too long, a text empty.',
    grids({ id: 'main', columns: 30 }, [{ id: 'main', columns: 30, placements: [headingExample()] }]),
    grids({ id: 'main', columns: 24 }, [{ id: 'main', columns: 24, placements: [headingExample()] }]),
  ),
  'unreadable-version': error(
    'Unreadable schemaVersion',
    'The version is no whole number from 0, so no migration runs and the document is taken as it is.',
    file('theme.json', { schemaVersion: '1' }),
    file('theme.json', { schemaVersion: 1 }),
  ),
  'newer-version': warning(
    'Written for a newer Foyer',
    'The document is shown as well as this Foyer can; what it does not know has no effect.',
    file('theme.json', { schemaVersion: 99 }),
    file('theme.json', { schemaVersion: 1 }),
  ),
  'old-version': fixableNote(
    'Written in an older version',
    'The document is migrated whenever it is read, and shown as always. The fix writes it down in the current version; the rest of the file stays as it is.',
    file('theme.json', { brand: '#8c1c2b' }),
    file('theme.json', { schemaVersion: 1, brand: '#8c1c2b' }),
  ),
  'missing-schema': fixableNote(
    'No $schema',
    'With `$schema` an editor completes keys and marks mistakes while they are written. Reported where other documents of the folder name theirs.',
    file('theme.json', { schemaVersion: 1 }, { with: { 'app.json': named('app') } }),
    file('theme.json', named('theme'), { with: { 'app.json': named('app') } }),
  ),
  'unknown-event': fixableWarning(
    'Event that is not there',
    'A domain or an instance names an event to open that the instance has not. Another event of the instance is opened in its place: the one that is on or comes next.',
    file('/society/instance.json', { schemaVersion: 1, defaultEvent: 'congres' }),
    file('/society/instance.json', { schemaVersion: 1, defaultEvent: 'congress' }),
  ),
  'without-effect': note(
    'Address nobody calls',
    'The address of a service that Foyer has itself. It is taken, so that a configuration written for other servers stays as it is, and has no effect.',
    file('/society/instance.json', { schemaVersion: 1, surveyApi: 'https://survey.example.org' }),
    file('/society/instance.json', { schemaVersion: 1 }),
  ),
  'short-name-taken': error(
    'Short name of another event',
    'The short name of an event stands in addresses and is unique within its instance, in upper and lower case alike. The second folder cannot be published.',
    file('/society/Congress/app.json', { schemaVersion: 1, event: {} }),
    file('/society/congress28/app.json', { schemaVersion: 1, event: {} }),
  ),
  'unknown-time-zone': error(
    'Unknown time zone',
    'Every local time of an event is read in its zone. In a zone nobody knows they would be read as UTC, and every window would open hours off.',
    file('app.json', { schemaVersion: 1, event: { timeZone: 'Europe/Berlln' } }),
    file('app.json', { schemaVersion: 1, event: { timeZone: 'Europe/Berlin' } }),
  ),
  'no-usable-row': error(
    'No row left',
    'Every row of a data file is left out, so visitors would find no programme at all: usually an export in another shape. Each row is reported with its reason.',
    'A `data/sessions.json` of 897 rows, each with a number in place of the `Id`.',
    'The same rows with `"Id": "1"`.',
  ),
  'row-omitted': warning(
    'Row left out',
    'A row of a data file does not fit and is left out of the programme; its neighbours stay.',
    file('data/rooms.json', { schemaVersion: 1, rows: [{ Id: 'a', Name: 'Hall A' }, { Id: 'b' }] }),
    file('data/rooms.json', {
      schemaVersion: 1,
      rows: [
        { Id: 'a', Name: 'Hall A' },
        { Id: 'b', Name: 'Hall B' },
      ],
    }),
  ),
  'unknown-row': warning(
    'Row that is not there',
    'A session names a room, track or person, or a link a session, of which there is no row. The session stands without it; the link leads to “not found”.',
    file(
      'data/sessions.json',
      { schemaVersion: 1, rows: [{ Id: '1', Name: 'Opening', RoomId: 'hall-b' }] },
      { with: { 'data/rooms.json': rooms() } },
    ),
    file(
      'data/sessions.json',
      { schemaVersion: 1, rows: [{ Id: '1', Name: 'Opening', RoomId: 'hall-a' }] },
      { with: { 'data/rooms.json': rooms() } },
    ),
  ),
} as const satisfies CodeTable;

function named(kind: string) {
  return { $schema: `../../../schemas/documents/${kind}.schema.json`, schemaVersion: 1 };
}

function rooms() {
  return { schemaVersion: 1, rows: [{ Id: 'hall-a', Name: 'Hall A' }] };
}
