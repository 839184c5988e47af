// A programme of any size from a seeded generator, its abstracts, and questions to it: as written, with one typing error, with two.
import type { AbstractRow } from '#contract/abstracts';
import type { Presentation, Session } from '#contract/programme';
import type { PersonRef } from '#contract/programme-shapes';
import { type Random, random } from '../scripts/kardia/random.ts';

const list = (words: string): string[] => words.split(' ');

/** Medical words: every front goes with every back, so that each word has many neighbours, as real ones have. */
const fronts = list(
  'cardio angio echo electro myo neuro pulmo reno hepato gastro osteo dermato haemato immuno onco patho physio radio sono thermo vaso veno arterio bronchio cranio ergo fibro lympho',
);
const backs = list(
  'graphy pathy plasty scopy metry genesis lysis logy gram stasis tomy spasm dynamics kinetics therapy toxicity regulation stenosis megaly protection sclerosis mapping imaging screening rhythm',
);
const terms = fronts.flatMap((front) => backs.map((back) => front + back));
const glue = list('in of and for with after beyond versus');
const firstnames = list(
  'Ada Bruno Chiara Dario Elif Farid Greta Hana Ivan Jule Kofi Lena Mara Nils Olga Pavel Rosa Selim Tove Uma Vera Wim Yara Zoe',
);
const surnameFronts = list(
  'Adler Berg Castell Dorn Eklund Ferro Grun Hallberg Isen Jankow Kessel Linde Marten Nord Okafo Petro Quint Rosen Salva Torre Ulmen Valen Weiden Yilma Zander',
);
const surnameBacks = list('mann sson ova etti quist bauer stein wicz ini idis ard escu ena ström ley ink oux ado uchi rup');
const surnames = surnameFronts.flatMap((front) => surnameBacks.map((back) => front + back));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const words = ({ pick, int }: Random): string =>
  Array.from({ length: int(2, 4) }, () => pick(terms))
    .map((word, index) => (index === 0 ? capital(word) : word))
    .join(` ${pick(glue)} `);

function person({ pick }: Random): PersonRef {
  const [Firstname, Surname] = [pick(firstnames), pick(surnames)];
  return { Id: '', Firstname, Surname, DisplayName: `${Firstname} ${Surname}` };
}

const presentation = (source: Random, id: string): Presentation => {
  const speaker = person(source);
  return {
    Id: id,
    SessionId: '',
    Title: words(source),
    StartDateTime: null,
    EndDateTime: null,
    SpeakerFirstname: speaker.Firstname,
    SpeakerSurname: speaker.Surname,
    Speakers: [speaker],
    Language: '',
    Highlighted: false,
  };
};

const session = (source: Random, index: number): Session => ({
  Id: `s${index}`,
  SessionType: source.pick(list('Symposium Workshop Talk Keynote Poster')),
  Name: words(source),
  Subtitle: source.chance(0.3) ? words(source) : '',
  ImageThumbPath: '',
  StartDateTime: null,
  EndDateTime: null,
  ProgrammeDay: '2027-05-03',
  RoomId: '',
  TrackId: '',
  Languages: [],
  ProgramGrade: '',
  Groups: [],
  Chairs: [person(source)],
  Speakers: [],
  CompanyAccountId: '',
  CompanyAccountName: '',
  SponsorType: '',
  Highlighted: false,
  IsPoster: false,
  HideOnScheduler: false,
  StreamUrl: '',
  RecordingUrl: '',
  HasStream: false,
  HasRecording: false,
  RoomName: `Hall ${source.int(1, 40)}`,
  TrackName: capital(source.pick(fronts)),
  TrackColor: '',
  Presentations: [presentation(source, `p${index}a`), presentation(source, `p${index}b`)],
});

/** So many sessions, each with a title, a chair and two presentations. */
export function sessions(count: number): Session[] {
  const source = random('sessions');
  return Array.from({ length: count }, (_, index) => session(source, index));
}

/** Sentences of an abstract, each of a dozen words. */
const SENTENCES = 20;

/** Abstracts of the first presentations of these sessions, one each: as long as congresses allow, with two authors and three keywords. */
export function abstracts(of: readonly Session[], count: number): AbstractRow[] {
  const source = random('abstracts');
  const sentence = (): string => `<p>${[words(source), words(source), words(source)].join(' and ')}.</p>`;
  return of.slice(0, count).map(({ Id, Presentations: [first] }, index) => ({
    Id: `a${index}`,
    SessionId: Id,
    PresentationId: first!.Id,
    Title: first!.Title,
    PosterNumber: `P${index}`,
    Keywords: [source.pick(terms), source.pick(terms), source.pick(terms)],
    Authors: [...first!.Speakers, person(source)].map((one) => ({
      ...one,
      Institution: `University of ${capital(source.pick(surnameFronts))}`,
    })),
    Abstract: Array.from({ length: SENTENCES }, sentence).join(''),
  }));
}

/** What can be found by its title and a surname. */
type Findable = Pick<Session, 'Id' | 'Name' | 'Chairs' | 'Speakers'>;

/** A question to the programme and the row it is about. */
export type Question = { text: string; id: string };

/** Queries of two words, one of the title and the surname of the first person, with this number of typing errors: none, in one of them, in both. */
export function questions(of: readonly Findable[], count: number, typos: 0 | 1 | 2): Question[] {
  const source = random(`questions ${typos}`);
  return Array.from({ length: count }, () => {
    const { Id, Name, Chairs, Speakers } = source.pick(of);
    const word = source.pick(Name.split(' ').filter((each) => each.length > 7)).toLowerCase();
    const name = (Chairs[0] ?? Speakers[0]!).Surname.toLowerCase();
    const first = source.chance(0.5);
    const wrong = (text: string, is: boolean): string => (is ? misspelt(source, text) : text);
    return { text: `${wrong(word, typos === 2 || (typos === 1 && first))} ${wrong(name, typos === 2 || (typos === 1 && !first))}`, id: Id };
  });
}

/** One slip of the fingers: a letter wrong, missing, doubled, or two swapped; not the first letter, which people get right. */
function misspelt({ int, pick }: Random, word: string): string {
  const at = int(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const other = pick(list('a e i o u n r s t').filter((each) => each !== letter));
  return pick([
    () => before + other + after,
    () => before + after,
    () => before + letter + letter + after,
    () => before + after[0]! + letter + after.slice(1),
  ])();
}
