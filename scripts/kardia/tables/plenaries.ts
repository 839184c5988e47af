// What the whole congress attends: ceremonies, late-breaking science, lectures and social events, localised.
import type { Field, Words } from '../shapes.ts';

/** A talk of a plenary; `speaker` is the key of a principal (see principals.ts), a free speaker of `field` where it is missing. */
export type PlenaryTalk = { title: string | Words; minutes: number; speaker?: string; field?: Field; highlighted?: boolean };

/** A session of the whole congress. `day` counts from 1, times are local. */
export type Plenary = {
  day: 1 | 2 | 3;
  start: string;
  end: string;
  /** End on the following day. */
  overnight?: boolean;
  room: string;
  type: string;
  grade: 'Scientific' | 'Social';
  name: Words;
  subtitle?: Words;
  abstract: Words;
  chairs: readonly string[];
  talks: readonly PlenaryTalk[];
  highlighted?: boolean;
  recordingFrom?: string;
  interpreted?: boolean;
};

/** Plenaries and social events in order of time. */
export const plenaries: readonly Plenary[] = [
  {
    day: 1,
    start: '10:15',
    end: '11:30',
    room: 'auditorium',
    type: 'Opening',
    grade: 'Scientific',
    highlighted: true,
    interpreted: true,
    name: {
      'en-GB': 'Opening of Kardia 2027',
      'de-DE': 'Eröffnung der Kardia 2027',
      'fr-FR': 'Ouverture de Kardia 2027',
      'tr-TR': 'Kardia 2027 açılışı',
    },
    subtitle: {
      'en-GB': 'One rhythm, many hearts',
      'de-DE': 'Ein Rhythmus, viele Herzen',
      'fr-FR': 'Un rythme, des cœurs',
      'tr-TR': 'Tek ritim, birçok kalp',
    },
    abstract: {
      'en-GB':
        'The presidents welcome you to Leipzig, the city speaks, and the Auenhof Wind Quintet plays. The opening lecture asks what a warmer Europe will do to the circulation, and what hospitals can prepare today. Interpreting into German and French is available on channels 1 and 2.',
      'de-DE':
        'Das Präsidium begrüßt Sie in Leipzig, die Stadt kommt zu Wort, und das Auenhofer Bläserquintett spielt. Der Eröffnungsvortrag fragt, was ein wärmeres Europa mit dem Kreislauf macht und worauf sich Kliniken heute vorbereiten können. Verdolmetschung ins Deutsche auf Kanal 1, ins Französische auf Kanal 2.',
      'fr-FR':
        'Les présidents vous accueillent à Leipzig, la ville prend la parole et le quintette à vent d’Auenhof joue. La conférence inaugurale demande ce qu’une Europe plus chaude fera à la circulation, et ce que les hôpitaux peuvent préparer dès aujourd’hui. Interprétation en allemand sur le canal 1, en français sur le canal 2.',
    },
    chairs: ['president', 'co-president'],
    talks: [
      {
        title: {
          'en-GB': 'Welcome from the presidents',
          'de-DE': 'Begrüßung durch das Präsidium',
          'fr-FR': 'Mot de bienvenue des présidents',
          'tr-TR': 'Başkanların hoş geldiniz konuşması',
        },
        minutes: 15,
        speaker: 'president',
      },
      {
        title: {
          'en-GB': 'Greetings from patients: what we hope you will discuss',
          'de-DE': 'Grußwort der Patientinnen und Patienten: worüber Sie sprechen sollten',
          'fr-FR': 'La voix des patients : ce dont nous espérons que vous parlerez',
        },
        minutes: 10,
        speaker: 'patient-voice',
      },
      {
        title: {
          'en-GB': 'Opening lecture: the heart in a warming city',
          'de-DE': 'Eröffnungsvortrag: das Herz in der wärmeren Stadt',
          'fr-FR': 'Conférence inaugurale : le cœur dans la ville qui se réchauffe',
          'tr-TR': 'Açılış konferansı: ısınan kentte kalp',
        },
        minutes: 40,
        speaker: 'opening-lecturer',
        highlighted: true,
      },
    ],
  },
  {
    day: 1,
    start: '16:45',
    end: '17:45',
    room: 'auditorium',
    type: 'Plenary',
    grade: 'Scientific',
    highlighted: true,
    name: {
      'en-GB': 'Late-breaking science I',
      'de-DE': 'Neueste Studien I',
      'fr-FR': 'Dernières études I',
      'tr-TR': 'Son dakika çalışmaları I',
    },
    subtitle: {
      'en-GB': 'Four trials, first presented here',
      'de-DE': 'Vier Studien, hier zum ersten Mal',
      'fr-FR': 'Quatre essais, en première présentation',
    },
    abstract: {
      'en-GB':
        'Four randomised trials are presented for the first time. Each has twelve minutes, followed by a discussant who has seen the manuscript. Slides are released when the session ends.',
      'de-DE':
        'Vier randomisierte Studien werden zum ersten Mal vorgestellt: je zwölf Minuten, danach spricht jemand, der das Manuskript gelesen hat. Die Folien stehen nach der Sitzung bereit.',
      'fr-FR':
        'Quatre essais randomisés sont présentés pour la première fois : douze minutes chacun, suivies d’un commentaire par un expert qui a lu le manuscrit. Les diapositives sont publiées à la fin de la séance.',
    },
    chairs: ['co-president', 'science-chair'],
    talks: [
      {
        title: 'QUAYSIDE-HF: rapid decongestion guided by urinary sodium in 2,418 patients',
        minutes: 15,
        field: 'heart-failure',
        highlighted: true,
      },
      {
        title: 'BITTERN-AF: screening by pharmacy in a whole region, five-year results',
        minutes: 15,
        field: 'arrhythmia',
        highlighted: true,
      },
      { title: 'PAPERBOAT: no stent or stent for vulnerable plaque without ischaemia', minutes: 15, field: 'interventional' },
      { title: 'GREENWICKET: one pill of three drugs as first treatment of hypertension', minutes: 15, field: 'prevention' },
    ],
  },
  {
    day: 1,
    start: '19:15',
    end: '21:00',
    room: 'terrace',
    type: 'Social event',
    grade: 'Social',
    name: {
      'en-GB': 'Welcome reception',
      'de-DE': 'Begrüßungsabend',
      'fr-FR': 'Réception de bienvenue',
      'tr-TR': 'Hoş geldiniz resepsiyonu',
    },
    abstract: {
      'en-GB':
        'Drinks and Saxon bread on the terrace, with music until eight. A short welcome at half past seven. Your badge is your ticket; guests are welcome and pay 25 euros at the door.',
      'de-DE':
        'Getränke und sächsisches Brot auf der Terrasse, mit Musik bis acht. Um halb acht eine kurze Begrüßung. Ihr Namensschild gilt als Eintritt; Gäste sind willkommen und zahlen 25 Euro an der Tür.',
      'fr-FR':
        'Boissons et pain saxon sur la terrasse, en musique jusqu’à vingt heures. Un mot d’accueil à 19 h 30. Votre badge tient lieu de billet ; les accompagnants sont les bienvenus (25 euros à l’entrée).',
    },
    chairs: ['host'],
    talks: [],
  },
  {
    day: 2,
    start: '06:15',
    end: '07:00',
    room: 'terrace',
    type: 'Social event',
    grade: 'Social',
    name: {
      'en-GB': 'Heart run: five kilometres along the canal',
      'de-DE': 'Herzlauf: fünf Kilometer am Kanal',
      'fr-FR': 'La course du cœur : cinq kilomètres le long du canal',
      'tr-TR': 'Kalp koşusu: kanal boyunca beş kilometre',
    },
    abstract: {
      'en-GB':
        'We meet on the terrace and run at three speeds; the slowest group walks. Showers are in Hall 1. Every finisher adds five euros to the society’s fund for public defibrillators.',
      'de-DE':
        'Treffpunkt ist die Terrasse; gelaufen wird in drei Gruppen, die langsamste geht. Duschen gibt es in Halle 1. Für jede Person im Ziel gibt die Gesellschaft fünf Euro für öffentliche Defibrillatoren.',
      'fr-FR':
        'Rendez-vous sur la terrasse ; trois allures, la plus lente marche. Douches dans la halle 1. Chaque arrivée ajoute cinq euros au fonds de la société pour les défibrillateurs publics.',
    },
    chairs: ['host'],
    talks: [],
  },
  {
    day: 2,
    start: '10:15',
    end: '11:30',
    room: 'auditorium',
    type: 'Plenary',
    grade: 'Scientific',
    highlighted: true,
    // The end of its embargo.
    recordingFrom: '2027-05-04T13:00',
    name: {
      'en-GB': 'Late-breaking science II',
      'de-DE': 'Neueste Studien II',
      'fr-FR': 'Dernières études II',
      'tr-TR': 'Son dakika çalışmaları II',
    },
    subtitle: {
      'en-GB': 'Devices, valves and one trial that stopped early',
      'de-DE': 'Devices, Klappen und eine vorzeitig beendete Studie',
      'fr-FR': 'Dispositifs, valves et un essai interrompu',
    },
    abstract: {
      'en-GB':
        'Five trials, among them one that was stopped for futility: its investigators explain why that is a result. A statistician joins the chairs. Manuscripts appear online at the minute of presentation.',
      'de-DE':
        'Fünf Studien, darunter eine, die wegen Aussichtslosigkeit beendet wurde: warum auch das ein Ergebnis ist. Eine Statistikerin unterstützt den Vorsitz. Die Manuskripte erscheinen zur Minute des Vortrags online.',
      'fr-FR':
        'Cinq essais, dont un arrêté pour futilité : ses investigateurs expliquent pourquoi c’est un résultat. Une statisticienne assiste les modérateurs. Les manuscrits paraissent en ligne à la minute de la présentation.',
    },
    chairs: ['president', 'statistician'],
    talks: [
      {
        title: 'SANDMARTIN: leadless dual-chamber pacing against transvenous leads, three years',
        minutes: 15,
        field: 'arrhythmia',
        highlighted: true,
      },
      {
        title: 'WHIMBREL-TAVI: valve implantation in moderate stenosis with heart failure',
        minutes: 15,
        field: 'interventional',
        highlighted: true,
      },
      { title: 'LAPWING: stopped for futility, and what it teaches about amyloid', minutes: 15, field: 'heart-failure' },
      { title: 'TURNSTONE-CT: plaque-guided prevention in 9,640 adults with chest pain', minutes: 15, field: 'imaging' },
      { title: 'FIELDFARE: exercise after Fontan, a randomised trial in eleven countries', minutes: 15, field: 'paediatric' },
    ],
  },
  {
    day: 2,
    start: '16:45',
    end: '17:30',
    room: 'auditorium',
    type: 'Plenary',
    grade: 'Scientific',
    highlighted: true,
    interpreted: true,
    name: {
      'en-GB': 'Hedda Wrangell Lecture',
      'de-DE': 'Hedda-Wrangell-Vorlesung',
      'fr-FR': 'Conférence Hedda Wrangell',
      'tr-TR': 'Hedda Wrangell Konferansı',
    },
    subtitle: {
      'en-GB': 'What the pulse taught me',
      'de-DE': 'Was der Puls mich lehrte',
      'fr-FR': 'Ce que le pouls m’a appris',
      'tr-TR': 'Nabzın bana öğrettikleri',
    },
    abstract: {
      'en-GB':
        'The society’s named lecture honours the ward physician Hedda Wrangell, who kept pulse diaries for forty years. This year’s lecturer looks back on three decades between laboratory and ward, and names two convictions she gave up. The lecture is interpreted into German.',
      'de-DE':
        'Die Vorlesung der Gesellschaft erinnert an die Stationsärztin Hedda Wrangell, die vierzig Jahre lang Pulstagebücher führte. Die Vortragende blickt auf drei Jahrzehnte zwischen Labor und Station zurück und nennt zwei Überzeugungen, die sie aufgegeben hat. Mit Verdolmetschung ins Deutsche.',
      'fr-FR':
        'La conférence de la société honore Hedda Wrangell, médecin hospitalier, qui tint pendant quarante ans des carnets de pouls. L’oratrice revient sur trois décennies entre laboratoire et service, et sur deux convictions abandonnées. Interprétation en allemand.',
    },
    chairs: ['president'],
    talks: [
      {
        title: {
          'en-GB': 'What the pulse taught me',
          'de-DE': 'Was der Puls mich lehrte',
          'fr-FR': 'Ce que le pouls m’a appris',
          'tr-TR': 'Nabzın bana öğrettikleri',
        },
        minutes: 45,
        speaker: 'named-lecturer',
        highlighted: true,
      },
    ],
  },
  {
    day: 2,
    start: '20:00',
    end: '00:30',
    overnight: true,
    room: 'terrace',
    type: 'Social event',
    grade: 'Social',
    name: { 'en-GB': 'Congress evening', 'de-DE': 'Kongressabend', 'fr-FR': 'Soirée du congrès', 'tr-TR': 'Kongre gecesi' },
    abstract: {
      'en-GB':
        'Dinner at long tables, a band made up of members, and dancing until half past midnight. Tickets at 60 euros include dinner and are sold until Monday evening. The last trams leave at 00:45.',
      'de-DE':
        'Abendessen an langen Tischen, eine Band aus Mitgliedern und Tanz bis halb eins. Karten zu 60 Euro schließen das Essen ein und gibt es bis Montagabend. Die letzten Bahnen fahren um 0.45 Uhr.',
      'fr-FR':
        'Dîner à grandes tablées, un orchestre de membres et de la danse jusqu’à minuit et demi. Billets à 60 euros, dîner compris, en vente jusqu’à lundi soir. Derniers trams à 0 h 45.',
    },
    chairs: ['host'],
    talks: [],
  },
  {
    day: 3,
    start: '10:15',
    end: '11:30',
    room: 'auditorium',
    type: 'Plenary',
    grade: 'Scientific',
    highlighted: true,
    interpreted: true,
    name: {
      'en-GB': 'Guidance 2027: what changes on Thursday morning',
      'de-DE': 'Leitlinien 2027: was sich am Donnerstagmorgen ändert',
      'fr-FR': 'Recommandations 2027 : ce qui change jeudi matin',
      'tr-TR': 'Kılavuz 2027: perşembe sabahı neler değişiyor',
    },
    abstract: {
      'en-GB':
        'Three task forces present new guidance of the society: five recommendations each, with the evidence and the vote. A general practitioner and a nurse say what it means for their day. The texts go online at 11:30.',
      'de-DE':
        'Drei Arbeitsgruppen stellen neue Empfehlungen der Gesellschaft vor: je fünf, mit Evidenz und Abstimmung. Ein Hausarzt und eine Pflegekraft sagen, was das für ihren Tag bedeutet. Die Texte erscheinen um 11.30 Uhr.',
      'fr-FR':
        'Trois groupes présentent les nouvelles recommandations de la société : cinq chacun, avec les preuves et le vote. Un généraliste et une infirmière disent ce que cela change à leur journée. Textes en ligne à 11 h 30.',
    },
    chairs: ['science-chair', 'co-president'],
    talks: [
      { title: 'Acute heart failure: from the door to day thirty', minutes: 20, field: 'heart-failure' },
      { title: 'Atrial fibrillation: rhythm first, and for how long', minutes: 20, field: 'arrhythmia', highlighted: true },
      { title: 'Cardiac care of frail older people', minutes: 20, field: 'nursing' },
      { title: 'Vote and questions', minutes: 15, speaker: 'science-chair' },
    ],
  },
  {
    day: 3,
    start: '14:45',
    end: '16:00',
    room: 'auditorium',
    type: 'Closing',
    grade: 'Scientific',
    highlighted: true,
    name: {
      'en-GB': 'Highlights, awards and farewell',
      'de-DE': 'Höhepunkte, Preise und Abschied',
      'fr-FR': 'Temps forts, prix et au revoir',
      'tr-TR': 'Öne çıkanlar, ödüller ve veda',
    },
    abstract: {
      'en-GB':
        'Eight fields, eight minutes: what the programme committee will remember. Then the Young Investigator Awards, the prize for the best poster, and the invitation to Kardia 2028. Doors to the exhibition close at four.',
      'de-DE':
        'Acht Felder, acht Minuten: was dem Programmkomitee in Erinnerung bleibt. Danach die Preise für junge Forschende, der Posterpreis und die Einladung zur Kardia 2028. Die Ausstellung schließt um vier.',
      'fr-FR':
        'Huit domaines, huit minutes : ce que retiendra le comité scientifique. Puis les prix des jeunes chercheurs, le prix du poster et l’invitation à Kardia 2028. L’exposition ferme à seize heures.',
    },
    chairs: ['president', 'co-president'],
    talks: [
      {
        title: { 'en-GB': 'The congress in eight minutes', 'de-DE': 'Der Kongress in acht Minuten', 'fr-FR': 'Le congrès en huit minutes' },
        minutes: 15,
        speaker: 'science-chair',
      },
      {
        title: {
          'en-GB': 'Young Investigator Awards',
          'de-DE': 'Preise für junge Forschende',
          'fr-FR': 'Prix des jeunes chercheurs',
          'tr-TR': 'Genç Araştırmacı Ödülleri',
        },
        minutes: 40,
        speaker: 'co-president',
      },
      {
        title: {
          'en-GB': 'See you at Kardia 2028',
          'de-DE': 'Auf Wiedersehen zur Kardia 2028',
          'fr-FR': 'Rendez-vous à Kardia 2028',
          'tr-TR': 'Kardia 2028’de görüşmek üzere',
        },
        minutes: 20,
        speaker: 'president',
      },
    ],
  },
];
