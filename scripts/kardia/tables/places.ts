// Rooms and tracks of Kardia 2027, in the order of the organiser.
import type { TrackId, Words } from '../shapes.ts';

/** A room: `streamed` rooms have a live stream, `recorded` ones a recording; `at` is its shape on the plan of Level 0 (`assets/halls.svg`). */
export type Room = {
  id: string;
  name: string | Words;
  description: Words;
  seats: number;
  at?: string;
  streamed?: boolean;
  recorded?: boolean;
};

/** Eleven rooms of the Kardia Hallen and the terrace. */
export const rooms: readonly Room[] = [
  {
    id: 'auditorium',
    name: { 'en-GB': 'Auditorium', 'de-DE': 'Auditorium', 'fr-FR': 'Auditorium', 'tr-TR': 'Oditoryum' },
    seats: 1800,
    at: '310,170 590,170 590,280 540,325 450,341 360,325 310,280',
    streamed: true,
    recorded: true,
    description: {
      'en-GB': 'Level 0, straight ahead from the main entrance. Induction loop, live stream, interpreting booths.',
      'de-DE': 'Ebene 0, vom Haupteingang geradeaus. Induktionsschleife, Livestream, Dolmetschkabinen.',
      'fr-FR': 'Niveau 0, en face de l’entrée principale. Boucle à induction, diffusion en direct, cabines d’interprétation.',
      'tr-TR': 'Kat 0, ana girişin tam karşısında. İndüksiyon döngüsü, canlı yayın, çeviri kabinleri.',
    },
  },
  {
    id: 'aorta',
    name: 'Aorta',
    seats: 620,
    at: '95,180 275,330',
    streamed: true,
    recorded: true,
    description: {
      'en-GB': 'Level 0, left of the Auditorium. Live stream, interpreting booths.',
      'de-DE': 'Ebene 0, links vom Auditorium. Livestream, Dolmetschkabinen.',
      'fr-FR': 'Niveau 0, à gauche de l’Auditorium. Diffusion en direct, cabines d’interprétation.',
    },
  },
  {
    id: 'atrium',
    name: 'Atrium',
    seats: 540,
    at: '625,180 805,330',
    streamed: true,
    recorded: true,
    description: {
      'en-GB': 'Level 0, right of the Auditorium. Live stream.',
      'de-DE': 'Ebene 0, rechts vom Auditorium. Livestream.',
      'fr-FR': 'Niveau 0, à droite de l’Auditorium. Diffusion en direct.',
    },
  },
  {
    id: 'septum',
    name: 'Septum',
    seats: 320,
    recorded: true,
    description: {
      'en-GB': 'Level 1, first door after the lifts. Recorded.',
      'de-DE': 'Ebene 1, erste Tür nach den Aufzügen. Mit Aufzeichnung.',
      'fr-FR': 'Niveau 1, première porte après les ascenseurs. Enregistrée.',
    },
  },
  {
    id: 'mitral',
    name: 'Mitral',
    seats: 280,
    recorded: true,
    description: {
      'en-GB': 'Level 1, above the main entrance. Recorded.',
      'de-DE': 'Ebene 1, über dem Haupteingang. Mit Aufzeichnung.',
      'fr-FR': 'Niveau 1, au-dessus de l’entrée principale. Enregistrée.',
    },
  },
  {
    id: 'tricuspid',
    name: 'Tricuspid',
    seats: 240,
    description: { 'en-GB': 'Level 1, north corridor.', 'de-DE': 'Ebene 1, Nordgang.', 'fr-FR': 'Niveau 1, couloir nord.' },
  },
  {
    id: 'sinus',
    name: 'Sinus',
    seats: 180,
    description: {
      'en-GB': 'Level 1, end of the north corridor. The quiet room is next door.',
      'de-DE': 'Ebene 1, Ende des Nordgangs. Der Ruheraum liegt nebenan.',
      'fr-FR': 'Niveau 1, au fond du couloir nord. La salle de repos est à côté.',
    },
  },
  {
    id: 'studio-systole',
    name: 'Studio Systole',
    seats: 60,
    description: {
      'en-GB': 'Level 2, workshop tables for sixty.',
      'de-DE': 'Ebene 2, sechzig Arbeitsplätze.',
      'fr-FR': 'Niveau 2, soixante places de travail.',
    },
  },
  {
    id: 'studio-diastole',
    name: 'Studio Diastole',
    seats: 48,
    description: {
      'en-GB': 'Level 2, workshop tables for forty-eight.',
      'de-DE': 'Ebene 2, achtundvierzig Arbeitsplätze.',
      'fr-FR': 'Niveau 2, quarante-huit places de travail.',
    },
  },
  {
    id: 'simulation',
    name: {
      'en-GB': 'Simulation Lab',
      'de-DE': 'Simulationslabor',
      'fr-FR': 'Laboratoire de simulation',
      'tr-TR': 'Simülasyon Laboratuvarı',
    },
    seats: 24,
    description: {
      'en-GB': 'Level 2, ten simulators. Places by registration at the door.',
      'de-DE': 'Ebene 2, zehn Simulatoren. Plätze nach Anmeldung an der Tür.',
      'fr-FR': 'Niveau 2, dix simulateurs. Places sur inscription à l’entrée.',
    },
  },
  {
    id: 'agora',
    name: 'Agora',
    seats: 150,
    at: '211,372 279,440',
    description: {
      'en-GB': 'Open stage in the middle of the exhibition, Hall 2.',
      'de-DE': 'Offene Bühne in der Mitte der Ausstellung, Halle 2.',
      'fr-FR': 'Scène ouverte au centre de l’exposition, halle 2.',
    },
  },
  {
    id: 'terrace',
    name: { 'en-GB': 'Garden Terrace', 'de-DE': 'Gartenterrasse', 'fr-FR': 'Terrasse du jardin', 'tr-TR': 'Bahçe Terası' },
    seats: 900,
    at: '330,70 570,130',
    description: {
      'en-GB': 'Level 0, behind the Auditorium. Covered when it rains.',
      'de-DE': 'Ebene 0, hinter dem Auditorium. Bei Regen überdacht.',
      'fr-FR': 'Niveau 0, derrière l’Auditorium. Couverte en cas de pluie.',
    },
  },
];

/** Minutes on foot between rooms of different levels and halls; rooms of one level are next door. */
const upstairs = { septum: 3, mitral: 2, tricuspid: 4, sinus: 5 };
const workshops = { 'studio-systole': 5, 'studio-diastole': 5, simulation: 6 };
const fromLevel0 = { ...upstairs, ...workshops };
export const minutesOnFoot: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  auditorium: fromLevel0,
  aorta: fromLevel0,
  atrium: fromLevel0,
  agora: {
    auditorium: 6,
    aorta: 5,
    atrium: 7,
    septum: 8,
    mitral: 7,
    tricuspid: 9,
    sinus: 10,
    'studio-systole': 10,
    'studio-diastole': 10,
    simulation: 11,
  },
  terrace: { agora: 8, ...fromLevel0 },
};

/** A track with its colour; the colours differ in lightness as well as in hue, so that they stay apart for colour-blind readers. */
export type Track = { id: TrackId; name: Words; color: string };

/** Ten tracks. */
export const tracks: readonly Track[] = [
  {
    id: 'congress',
    name: {
      'en-GB': 'Plenary and congress',
      'de-DE': 'Plenum und Kongress',
      'fr-FR': 'Plénières et congrès',
      'tr-TR': 'Genel oturum ve kongre',
    },
    color: '#8f1d2c',
  },
  {
    id: 'heart-failure',
    name: { 'en-GB': 'Heart failure', 'de-DE': 'Herzinsuffizienz', 'fr-FR': 'Insuffisance cardiaque', 'tr-TR': 'Kalp yetersizliği' },
    color: '#c4553b',
  },
  {
    id: 'arrhythmia',
    name: {
      'en-GB': 'Arrhythmia and devices',
      'de-DE': 'Rhythmologie und Devices',
      'fr-FR': 'Rythmologie et stimulation',
      'tr-TR': 'Aritmi ve cihazlar',
    },
    color: '#2f5d8a',
  },
  { id: 'imaging', name: { 'en-GB': 'Imaging', 'de-DE': 'Bildgebung', 'fr-FR': 'Imagerie', 'tr-TR': 'Görüntüleme' }, color: '#5b4a8c' },
  {
    id: 'interventional',
    name: {
      'en-GB': 'Interventional cardiology',
      'de-DE': 'Interventionelle Kardiologie',
      'fr-FR': 'Cardiologie interventionnelle',
      'tr-TR': 'Girişimsel kardiyoloji',
    },
    color: '#1f7a74',
  },
  {
    id: 'prevention',
    name: { 'en-GB': 'Prevention and risk', 'de-DE': 'Prävention und Risiko', 'fr-FR': 'Prévention et risque', 'tr-TR': 'Önleme ve risk' },
    color: '#6f8f2e',
  },
  {
    id: 'nursing',
    name: { 'en-GB': 'Nursing and care', 'de-DE': 'Pflege und Versorgung', 'fr-FR': 'Soins infirmiers', 'tr-TR': 'Hemşirelik ve bakım' },
    color: '#b8862b',
  },
  {
    id: 'paediatric',
    name: {
      'en-GB': 'Paediatric and congenital',
      'de-DE': 'Kinderkardiologie und angeborene Herzfehler',
      'fr-FR': 'Pédiatrie et cardiopathies congénitales',
    },
    color: '#d08aa4',
  },
  {
    id: 'digital',
    name: { 'en-GB': 'Digital cardiology', 'de-DE': 'Digitale Kardiologie', 'fr-FR': 'Cardiologie numérique' },
    color: '#6aa3c8',
  },
  { id: 'industry', name: { 'en-GB': 'Industry', 'de-DE': 'Industrie', 'fr-FR': 'Industrie', 'tr-TR': 'Endüstri' }, color: '#7d746b' },
];
