// The sessions of the service checks: every state in time around noon of 15 June 2030, every way to write one, and long days.
import type { PresentationRow, SessionRow } from '../../../src/model/documents/programme.ts';
import { compound, longTitle, missingPicture, mixed, signs, unbroken, w, type Words } from '../words.ts';
import { authors, named } from './people.ts';

/** The day of the fixed instant. */
const today = '2030-06-15';
const stream = 'https://video.example.org/live';
const recording = 'https://video.example.org/recorded';

/** A session of the day from one time to another. */
const at = (id: string, from: string, to: string, Name: Words | string, more: Partial<SessionRow> = {}): SessionRow => ({
  Id: id,
  Name,
  StartDateTime: from.length === 5 ? `${today}T${from}` : from,
  EndDateTime: to.length === 5 ? `${today}T${to}` : to,
  TrackId: 'states',
  SessionType: 'Symposium',
  Languages: ['en'],
  ...more,
});

/** Where a session can be at noon. */
const inTime: SessionRow[] = [
  at('past-recorded', '09:00', '10:00', w('Past, recorded', 'Vorbei, aufgezeichnet', 'انتهت ومسجلة'), {
    RoomId: 'hall-a',
    RecordingUrl: recording,
    Highlighted: true,
  }),
  at('past', '10:00', '11:00', w('Past, not recorded', 'Vorbei, nicht aufgezeichnet', 'انتهت وغير مسجلة'), { RoomId: 'hall-a' }),
  at('ends-now', '11:00', '12:00', w('Ends at noon', 'Endet um zwölf', 'تنتهي ظهرا'), { RoomId: 'hall-b' }),
  at('now-live', '11:30', '12:30', w('On now, live', 'Läuft, live', 'جارية ومباشرة'), {
    RoomId: 'hall-a',
    StreamUrl: stream,
    Highlighted: true,
    Speakers: [named('full')],
  }),
  at('now', '11:45', '12:01', w('On now, one minute left', 'Läuft, noch eine Minute', 'جارية، بقيت دقيقة'), { RoomId: 'mixed' }),
  at('now-no-room', '11:50', '13:00', w('On now, without room', 'Läuft, ohne Raum', 'جارية بلا قاعة'), { StreamUrl: stream }),
  at('starts-now', '12:00', '12:15', w('Starts at noon', 'Beginnt um zwölf', 'تبدأ ظهرا'), { RoomId: 'hall-b', Highlighted: true }),
  at('next', '12:30', '13:30', w('Next, with stream', 'Als Nächstes, mit Stream', 'التالية مع بث'), {
    RoomId: 'hall-a',
    StreamUrl: stream,
  }),
  at('later', '16:00', '17:00', w('Later today', 'Heute später', 'لاحقا اليوم'), { RoomId: 'hall-b' }),
  at('no-end', '14:00', '14:00', w('Ends when it starts', 'Endet mit dem Anfang', 'تنتهي حين تبدأ'), {
    RoomId: 'hall-b',
    EndDateTime: null,
  }),
  { Id: 'no-time', Name: w('Without time', 'Ohne Zeit', 'بلا موعد'), RoomId: 'hall-b', TrackId: 'states' },
  { Id: 'minimal', Name: 'Id and Name' },
  at('overnight', '22:00', '2030-06-16T02:00', w('Into the night', 'In die Nacht', 'حتى الليل'), { RoomId: 'hall-a' }),
  at(
    'after-midnight',
    '2030-06-16T00:30',
    '2030-06-16T01:30',
    w('After midnight, of this day', 'Nach Mitternacht, gehört zu heute', 'بعد منتصف الليل، من اليوم'),
    { RoomId: 'hall-b', ProgrammeDay: today },
  ),
  at('days', '2030-06-14T09:00', '2030-06-16T18:00', w('Three days long', 'Drei Tage lang', 'تستمر ثلاثة أيام'), {
    RoomId: 'compound',
    SessionType: 'Exhibition',
  }),
  at(
    'half-hour-zone',
    '2030-06-15T18:30:00+05:30',
    '2030-06-15T19:30:00+05:30',
    w('Written in Indian time (UTC+5:30)', 'In indischer Zeit notiert (UTC+5:30)', 'مكتوبة بتوقيت الهند'),
    { RoomId: 'mixed' },
  ),
  ...[0, 1, 2].map((number) =>
    at(
      `overlap-${number}`,
      `15:${number}0`,
      `16:${number}0`,
      w(`Overlap ${number + 1} of 3`, `Überschneidung ${number + 1} von 3`, `تداخل ${number + 1} من 3`),
      { RoomId: 'overlap' },
    ),
  ),
  at('hidden', '12:00', '13:00', w('Hidden on the scheduler', 'Im Raster verborgen', 'مخفية عن الجدول'), {
    RoomId: 'hall-b',
    HideOnScheduler: true,
  }),
];

/** How a session can be written. */
const inWords: SessionRow[] = [
  at('full', '13:00', '14:00', w('Everything set', 'Alles gesetzt', 'كل شيء محدد'), {
    Subtitle: w('The second line', 'Die zweite Zeile', 'السطر الثاني'),
    RoomId: 'hall-b',
    TrackId: 'texts',
    ImageThumbPath: 'asset:wide.svg',
    Languages: ['en', 'de', 'ar'],
    Groups: [{ Name: 'CME' }, { Name: compound }],
    Chairs: [named('arabic'), named('full')],
    Speakers: [named('japanese'), named('signs')],
    ProgramGrade: 'Industry',
    CompanyAccountId: '4711',
    CompanyAccountName: 'Sample Devices',
    SponsorType: 'Gold Partner',
    Highlighted: true,
    StreamUrl: stream,
    Abstract: w('<p>What the last year has brought.</p>', '<p>Was das letzte Jahr gebracht hat.</p>', '<p>ما حمله العام الماضي.</p>'),
    Description: w('<p>With time for <em>questions</em>.</p>', '<p>Mit Zeit für <em>Fragen</em>.</p>', '<p>مع وقت <em>للأسئلة</em>.</p>'),
    Links: [
      { Title: 'Slides', Url: 'https://www.example.org/slides' },
      { Title: unbroken, Url: unbroken },
    ],
    Attachments: [{ Title: compound, Url: 'https://www.example.org/handout.pdf' }],
  }),
  at('compound', '17:00', '17:30', compound, {
    RoomId: 'compound',
    TrackId: 'compound',
    Subtitle: compound,
    Speakers: [named('compound')],
  }),
  at('title', '17:30', '18:00', longTitle, { RoomId: 'hall-a', TrackId: 'texts', Highlighted: true }),
  at('unbroken', '18:00', '18:30', unbroken, { RoomId: 'hall-a', TrackId: 'texts' }),
  at('arabic', '18:30', '19:00', 'جلسة بعنوان عربي في كل اللغات', {
    RoomId: 'mixed',
    TrackId: 'texts',
    Languages: ['ar'],
    Speakers: [named('arabic')],
    Abstract: '<p dir="rtl" lang="ar">ملخص عربي فيه كلمة Foyer ورقم 42.</p>',
  }),
  at('mixed', '19:00', '19:30', mixed, { RoomId: 'mixed', TrackId: 'texts', Speakers: [named('mixed')] }),
  at('signs', '19:30', '20:00', signs, { RoomId: 'hall-a', TrackId: 'texts', Speakers: [named('signs')], Abstract: signs }),
  at('abstract', '20:00', '20:30', w('Very long abstract', 'Sehr langes Abstract', 'ملخص طويل جدا'), {
    RoomId: 'hall-a',
    TrackId: 'texts',
    Abstract: Array.from({ length: 40 }, (_, index) => `<p>${index + 1}. ${longTitle}</p>`).join(''),
  }),
  at('picture-missing', '20:30', '21:00', w('Picture that does not exist', 'Bild, das es nicht gibt', 'صورة غير موجودة'), {
    RoomId: 'hall-a',
    TrackId: 'texts',
    ImageThumbPath: missingPicture,
    Highlighted: true,
  }),
  at('forty', '14:00', '15:00', w('Forty speakers', 'Vierzig Vortragende', 'أربعون متحدثا'), {
    RoomId: 'hall-a',
    TrackId: 'people',
    Speakers: authors.slice(-40).map(({ Id }) => named(Id)),
  }),
  at('nobody', '15:00', '16:00', w('Nobody is named', 'Niemand ist genannt', 'لا أحد مذكور'), { RoomId: 'hall-a', TrackId: 'people' }),
  at('talks', '09:00', '11:00', w('Twelve presentations', 'Zwölf Vorträge', 'اثنا عشر عرضا'), {
    RoomId: 'hall-b',
    TrackId: 'people',
    Chairs: [named('full'), named('long'), named('missing-picture')],
    RecordingUrl: recording,
  }),
];

/** Long days before and after, and posters. */
const bulk: SessionRow[] = ['13', '14', '16', '17'].flatMap((day) =>
  Array.from({ length: 30 }, (_, index) =>
    at(
      `bulk-${day}-${index + 1}`,
      `2030-06-${day}T${String(8 + Math.floor(index / 3)).padStart(2, '0')}:00`,
      `2030-06-${day}T${String(8 + Math.floor(index / 3)).padStart(2, '0')}:45`,
      w(`Session ${index + 1} of June ${day}`, `Sitzung ${index + 1} vom ${day}. Juni`, `جلسة ${index + 1} من ${day} يونيو`),
      {
        RoomId: ['hall-a', 'hall-b', 'mixed'][index % 3]!,
        TrackId: 'bulk',
        SessionType: ['Symposium', 'Workshop', 'Talk'][index % 3]!,
        Speakers: [named(`crowd-${(index % 60) + 1}`)],
      },
    ),
  ),
);
const posters: SessionRow[] = Array.from({ length: 12 }, (_, index) => ({
  Id: `poster-${index + 1}`,
  Name: index === 0 ? compound : w(`Poster ${index + 1}`, `Poster ${index + 1}`, `ملصق ${index + 1}`),
  IsPoster: true,
  ...(index % 4 === 0 ? {} : { StartDateTime: `2030-06-${13 + (index % 4)}T08:00`, EndDateTime: `2030-06-${13 + (index % 4)}T18:00` }),
  TrackId: index % 2 ? 'texts' : 'bulk',
  SessionType: 'Poster',
  HideOnScheduler: index === 11,
}));

export const sessions: readonly SessionRow[] = [...inTime, ...inWords, ...bulk, ...posters];

/** Twelve presentations of one session; one without time, one beyond its end, one in Arabic. */
export const presentations: readonly PresentationRow[] = Array.from({ length: 12 }, (_, index) => {
  const speaker = named(['full', 'arabic', 'compound', 'signs'][index % 4]!);
  const start = `${today}T${String(9 + Math.floor(index / 6)).padStart(2, '0')}:${String((index % 6) * 10).padStart(2, '0')}`;
  return {
    Id: `talk-${index + 1}`,
    SessionId: 'talks',
    Title:
      [compound, longTitle, 'عنوان عربي للعرض', signs][index] ?? w(`Presentation ${index + 1}`, `Vortrag ${index + 1}`, `عرض ${index + 1}`),
    ...(index === 11 ? {} : { StartDateTime: start, EndDateTime: index === 10 ? `${today}T11:30` : `${start.slice(0, -1)}9` }),
    SpeakerFirstname: speaker.Firstname,
    SpeakerSurname: speaker.Surname,
    Speakers: [speaker, named('minimal')],
    Language: index === 2 ? 'ar' : 'en',
    Highlighted: index === 0,
  };
});
