// Codes about reading a folder from disk, publishing it, and rows the server leaves out.
import { type CodeTable, error } from './code.ts';

export const folderCodes = {
  'symbolic-link': error(
    'Symbolic link',
    'Links are not followed, because they can lead out of the folder. What is behind one does not count.',
    '`assets/logo.svg -> ../../shared/logo.svg`',
    'The file itself in `assets/`.',
  ),
  'unusable-name': error(
    'Name that cannot be used',
    'The names of files and folders become parts of addresses, on every system.',
    '`assets/plan: hall A?.pdf`',
    '`assets/plan-hall-a.pdf`',
  ),
  'file-too-large': error(
    'File too large',
    'A configuration file has 50 MB at most, another file 25 MB. It is left out. An import takes sources up to a limit of its own.',
    'A film of 300 MB in `assets/`.',
    'The film at a video service, named by its address.',
  ),
  'too-many-files': error(
    'Too many files',
    'A folder holds 20,000 files; this one and those after it are left out. Mostly a wrong folder was named.',
    '`foyer validate ~`',
    '`foyer validate ~/my-events`',
  ),
  'folder-too-large': error(
    'Folder too large',
    'A folder holds 500 MB; this file and those after it are left out.',
    'The photographs of last year in `assets/`.',
    'The pictures that pages show.',
  ),
  'nested-too-deep': error(
    'Brackets nested too deep',
    'A JSON text is read to a depth of 200 brackets. Nothing of the file counts.',
    '`[[[[ … ]]]]`, 201 deep.',
    'The same content in a few levels.',
  ),
  'too-many-keys': error(
    'Too many keys',
    'A resource is read up to 400,000 keys: more than any page needs, and enough to keep a phone busy for minutes. Nothing of the resource counts.',
    'A page with a million placements.',
    'Several pages.',
  ),
  'unreadable-domains': error(
    'Domains that cannot be read',
    '`domains.json` does not fit; the domains of the server stay as they are.',
    '`{ "domains": { "kardia.example.org": "kardia2027" } }`',
    '`{ "domains": [{ "hostname": "kardia.example.org", "instance": "kardia", "defaultEvent": "kardia2027" }] }`',
  ),
  'unreadable-data': error(
    'Data file that cannot be read',
    'Reported by the server: a published data file is not `{ "rows": [ … ] }`; nothing of it is shown.',
    '`[{ "Id": "1" }]`',
    '`{ "schemaVersion": 1, "rows": [{ "Id": "1", "Name": "Opening" }] }`',
  ),
  'unreadable-row': error(
    'Row that cannot be read',
    'Reported by the server: a published row does not fit and is left out; its neighbours stay. `validate` calls it row-omitted.',
    '`{ "Id": 1 }`',
    '`{ "Id": "1", "Name": "Opening" }`',
  ),
} as const satisfies CodeTable;
