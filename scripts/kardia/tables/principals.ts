// The people whom Kardia 2027 introduces by name: presidents, lecturers, committee chairs and the host.
import type { Words } from '../shapes.ts';

/** A person with a part of their own. */
export type Principal = {
  key: string;
  title: string;
  first: string;
  last: string;
  institution: string;
  city: string;
  country: string;
  biography: Words;
};

/** In the order in which the committee page names them. */
export const principals: readonly Principal[] = [
  {
    key: 'president',
    title: 'Prof. Dr',
    first: 'Friederike',
    last: 'Wachtelstätter',
    institution: 'Heart Centre Auenhof',
    city: 'Leipzig-Auenhof',
    country: 'Germany',
    biography: {
      'en-GB':
        'President of Kardia 2027. She leads the heart failure department of the Heart Centre Auenhof and founded its first evening clinic for shift workers. Her group works on congestion and on what happens in the two weeks after discharge.',
      'de-DE':
        'Präsidentin der Kardia 2027. Sie leitet die Abteilung für Herzinsuffizienz am Herzzentrum Auenhof und hat dort die erste Abendsprechstunde für Schichtarbeitende gegründet. Ihre Gruppe forscht über Stauung und über die zwei Wochen nach der Entlassung.',
    },
  },
  {
    key: 'co-president',
    title: 'Prof.',
    first: 'Alasdair',
    last: 'Thornmere',
    institution: 'Loch Ardan Institute of Cardiology',
    city: 'Loch Ardan',
    country: 'United Kingdom',
    biography: {
      'en-GB':
        'Co-president of Kardia 2027 and an electrophysiologist. He built the ablation service of the Scottish islands, where the nearest laboratory is a ferry away, and chairs the society’s committee on access to care.',
      'de-DE':
        'Ko-Präsident der Kardia 2027 und Elektrophysiologe. Er hat die Ablationsversorgung der schottischen Inseln aufgebaut, von denen das nächste Labor eine Fährfahrt entfernt ist, und leitet den Ausschuss der Gesellschaft für den Zugang zur Versorgung.',
    },
  },
  {
    key: 'science-chair',
    title: 'Prof.',
    first: 'Ginevra',
    last: 'Castelbinetti',
    institution: 'University Hospital Montechiaro',
    city: 'Montechiaro Ligure',
    country: 'Italy',
    biography: {
      'en-GB':
        'Chair of the programme committee. An imager by training, she reads magnetic resonance on three days of the week and trial protocols on the other two.',
      'de-DE':
        'Vorsitzende des Programmkomitees. Die Bildgeberin befundet an drei Tagen der Woche Kernspintomographien und liest an den beiden anderen Studienprotokolle.',
    },
  },
  {
    key: 'opening-lecturer',
    title: 'Prof.',
    first: 'Inmaculada',
    last: 'Fuentesanes',
    institution: 'School of Public Health Valdemar',
    city: 'Valdemar',
    country: 'Spain',
    biography: {
      'en-GB':
        'Epidemiologist of heat and the circulation. Her maps of night-time temperature changed how three Spanish cities open their schools and libraries in July.',
    },
  },
  {
    key: 'named-lecturer',
    title: 'Prof.',
    first: 'Ylva',
    last: 'Silverskans',
    institution: 'Ekskans University Hospital',
    city: 'Ekskans',
    country: 'Sweden',
    biography: {
      'en-GB':
        'Hedda Wrangell Lecturer 2027. For thirty years she has moved between a basic laboratory on conduction and a general cardiology ward, and has refused to give up either.',
    },
  },
  {
    key: 'statistician',
    title: 'Dr',
    first: 'Şebnem',
    last: 'Gümüşdağlı',
    institution: 'Institute of Clinical Trials Çınarlıova',
    city: 'Çınarlıova',
    country: 'Türkiye',
    biography: {
      'en-GB': 'Trial statistician and member of nine data monitoring committees, two of which stopped a trial in the past year.',
    },
  },
  {
    key: 'patient-voice',
    title: '',
    first: 'Maibritt',
    last: 'Strandholme',
    institution: 'European Heart Patients’ Forum (fictional)',
    city: 'Sønderhavn',
    country: 'Denmark',
    biography: {
      'en-GB':
        'Teacher, choir singer and bearer of a second-hand heart since 2016. She speaks for the patients on the programme committee.',
    },
  },
  {
    key: 'host',
    title: 'Dr',
    first: 'Tilman',
    last: 'Ginsterbrink',
    institution: 'Heart Centre Auenhof',
    city: 'Leipzig-Auenhof',
    country: 'Germany',
    biography: { 'en-GB': 'Chair of the local organising committee. He knows which tram is running and where the quiet corners are.' },
  },
];
