// Dumps of databases in four dialects: their tables arrive joined by ids, what is no programme stays out, and nothing in them stops the reading.
import { expect, test } from 'vitest';
import { programmeLines as linesOf } from '../fixtures/programme-lines.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';
import { sqlTables } from './sql-tables.ts';

const codesOf = ({ result }: ReturnType<typeof linesOf>): string[] => result.findings.map(({ code }) => code);

const mysql = `-- MySQL dump 10.13  Distrib 8.0.33, for Linux (x86_64)
/*!40103 SET TIME_ZONE='+00:00' */;
CREATE TABLE \`rooms\` (\`id\` int NOT NULL, \`name\` varchar(255) DEFAULT 'x, (y)', PRIMARY KEY (\`id\`)) ENGINE=InnoDB;
INSERT INTO \`rooms\` VALUES (1,'Aula'),(2,'Cellar; the lower');
CREATE TABLE \`speakers\` (\`id\` int, \`first_name\` varchar(99), \`last_name\` varchar(99), \`email\` varchar(99), \`company\` varchar(99), \`bio\` text);
INSERT INTO \`speakers\` VALUES (10,'Ada','Sample','ada@example.org','Harbour Institute','Looks at the \\"sea\\".\\nDaily.'),(11,'Bo','O\\'Beispiel','bo@example.org','Mud Inc.',NULL);
CREATE TABLE \`sessions\` (\`id\` int, \`title\` varchar(255), \`abstract\` text, \`starts_at\` timestamp NULL, \`ends_at\` timestamp NULL, \`room_id\` int, KEY \`r\` (\`room_id\`));
INSERT INTO \`sessions\` VALUES (100,'Tides','What, if (it) rises; or falls?','2031-03-01 08:00:00','2031-03-01 08:30:00',1),
(101,'Lamps','','2031-03-01 09:00:00','2031-03-01 09:45:00',2);
CREATE TABLE \`session_speaker\` (\`session_id\` int, \`speaker_id\` int);
INSERT INTO \`session_speaker\` VALUES (100,10),(101,10),(101,11);
CREATE TABLE \`users\` (\`id\` int, \`name\` varchar(99), \`password\` varchar(99));
INSERT INTO \`users\` VALUES (1,'Admin Person','secret');`;

test('MySQL: rows without names of columns, escapedSign texts, times in UTC, people by a table of ids; accounts are nobody', () => {
  const read = linesOf({ 'harbour2031.sql': mysql });
  expect(read.lines).toEqual([
    '2031-03-01T09:00:00+01:00 · 09:30:00+01:00 · Tides · aula · Ada Sample (Harbour Institute)',
    "2031-03-01T10:00:00+01:00 · 10:45:00+01:00 · Lamps · cellar-the-lower · Ada Sample (Harbour Institute) + Bo O'Beispiel (Mud Inc.)",
  ]);
  expect(codesOf(read)).toEqual(expect.arrayContaining(['sql-left-out', 'sql-times-utc']));
  expect(read.result.findings[0]!.message).toContain('users');
  expect(read.result.event.name).toBe('Harbour 2031');
  expect(JSON.stringify(read.result.rows)).not.toMatch(/Admin Person|@example/);
  expect(read.result.rows.authors.map(({ Biography }) => Biography)[0]).toContain('Looks at the "sea".');
});

test('PostgreSQL: blocks of COPY, bodies of functions, zones', () => {
  const { lines } = linesOf({
    'dump.sql': `\\connect harbour
CREATE FUNCTION public.touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.at = now(); RETURN NEW; END; $$;
CREATE TABLE public.talks (id integer NOT NULL, title text DEFAULT ''::text, CONSTRAINT c CHECK ((id > 0)));
COPY public.rooms (id, name) FROM stdin;
1\tAula
2\tCellar \\\\ lower
\\.

COPY public.speakers (id, name, affiliation) FROM stdin;
10\tAda Sample\tHarbour Institute
11\tBo Beispiel\t\\N
\\.
COPY public.talks (id, title, description, start_time, end_time, room_id, speaker_id) FROM stdin;
100\tTides; an introduction\tFirst line\\nsecond\\tline\t2031-03-01 09:00:00+01\t2031-03-01 09:30:00+01\t1\t10
101\tLamps\t\\N\t2031-03-01 10:00:00+01\t2031-03-01 10:45:00+01\t2\t11
\\.
SELECT pg_catalog.setval('public.rooms_id_seq', 2, true);
`,
  });
  expect(lines).toEqual([
    '2031-03-01T09:00:00+01:00 · 09:30:00+01:00 · Tides; an introduction · aula · Ada Sample (Harbour Institute)',
    '2031-03-01T10:00:00+01:00 · 10:45:00+01:00 · Lamps · cellar-lower · Bo Beispiel',
  ]);
});

test('SQLite and SQL Server: functions around texts, a backslash that is one, statements parted by lines', () => {
  const lite = linesOf({
    'harbour.sql': `PRAGMA foreign_keys=OFF;
CREATE TABLE events (id INTEGER PRIMARY KEY, title TEXT, day TEXT, start TEXT, "end" TEXT, room TEXT, speakers TEXT, abstract TEXT);
INSERT INTO events VALUES(1,'Tides','2031-03-01','09:00','09:30','Aula','Ada Sample; Bo Beispiel',replace('It rises.\\nIt falls.','\\n',char(10)));
INSERT INTO events VALUES(2,'It''s a lamp C:\\new','2031-03-01','10:00','10:45','Cellar','Cy Muster',unistr('One\\u000aTwo'));
COMMIT;`,
  });
  expect(lite.lines).toEqual([
    '2031-03-01T09:00 · 09:30 · Tides · aula · Ada Sample + Bo Beispiel',
    "2031-03-01T10:00 · 10:45 · It's a lamp C:\\new · cellar · Cy Muster",
  ]);
  const server = linesOf({
    'harbour.sql': `USE [Harbour]
GO
SET IDENTITY_INSERT [dbo].[Sessions] ON
INSERT [dbo].[Sessions] ([Id], [Title], [StartTime], [Room], [Speaker]) VALUES (1, N'Tides', CAST(N'2031-03-01T09:00:00.0000000' AS DateTime2), N'Aula', N'Ada Sample')
INSERT [dbo].[Sessions] ([Id], [Title], [StartTime], [Room], [Speaker]) VALUES (2, N'Lamps', CAST(N'2031-03-01T10:00:00.0000000' AS DateTime2), N'Cellar', N'Bo Beispiel')
GO`,
  });
  expect(server.lines).toEqual(['2031-03-01T09:00 · Tides · aula · Ada Sample', '2031-03-01T10:00 · Lamps · cellar · Bo Beispiel']);
});

test('what is cut off, has too many values or no programme is said', () => {
  const half = linesOf({
    'a.sql':
      "INSERT INTO talks (id, title, start) VALUES (1, 'Tides', '2031-03-01 09:00'), (2, 'Lamps'), (3, 'Oil', '2031-03-01 10:00');\nINSERT INTO talks (id, title) VALUES (4, 'Cut",
  });
  expect(half.lines.map((line) => line.split(' · ')[1])).toEqual(['Tides', 'Oil']);
  expect(half.result.findings.filter(({ severity }) => severity === 'warning')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'sql-cut-off', line: 2 }),
      expect.objectContaining({ code: 'row-repaired', line: 1 }),
    ]),
  );
  const posts = importProgramme({
    files: [fileOf('wp.sql', "INSERT INTO `wp_posts` (`ID`, `post_title`, `post_type`) VALUES (1, 'Tides', 'session');")],
  });
  expect(posts).toMatchObject({
    readable: false,
    findings: [{ code: 'sql-without-programme', message: expect.stringContaining('wp-json') }],
  });
});

test.each([
  ['brackets', `INSERT INTO t VALUES ${'('.repeat(200_000)}`],
  ['functions', `INSERT INTO t VALUES (${'f('.repeat(200_000)}`],
  ['signs of texts', `INSERT INTO t VALUES ('${"''".repeat(200_000)}`],
  ['comments', '/*'.repeat(200_000)],
  ['bodies', `CREATE FUNCTION f ${'$a$ '.repeat(100_001)}`],
])('%s without an end are a place that cannot be read', (_what, text) => {
  expect(sqlTables(text).tables.flatMap(({ rows }) => rows)).toEqual([]);
});
