// Nursing and care: symposia, workshops and the words of its research.
import type { FieldTable } from '../shapes.ts';

export const nursing: FieldTable = {
  words: 'cardiovascular nursing',
  symposia: [
    {
      name: 'The heart failure nurse: titrate, teach, follow',
      why: 'Where specialist nurses run the clinic, more patients reach the recommended doses and fewer return to hospital.',
      take: 'Job descriptions, protocols and staffing figures from four countries.',
      talks: [
        'Prescribing rights: what changed and what did not',
        'Home visits: forty minutes well spent',
        'Teaching weight, salt and thirst without scolding',
        'Burn-out: counting and preventing',
      ],
    },
    {
      name: 'Frailty, delirium and dignity on the cardiac ward',
      why: 'Every third patient over eighty becomes delirious after a cardiac procedure.',
      take: 'A bundle that fits on the back of a name badge.',
      talks: [
        'Sleep on the monitored bed',
        'Families as partners in delirium care',
        'Mobilising on day zero',
        'Restraint: numbers nobody likes to publish',
      ],
    },
    {
      name: 'Palliative care in heart disease: starting the conversation early',
      native: 'Palliativ denken: Gespräche früh beginnen',
      why: 'Palliative care in heart disease begins too late, mostly because nobody starts the conversation.',
      take: 'The session is held in German with simultaneous translation into English.',
      talks: [
        'Wann ist früh? Zeichen am Krankenbett',
        'Atemnot lindern: Opioide ohne Angst',
        'Den Defibrillator abschalten: wer spricht es an?',
        'Nach dem Tod: Briefe an Angehörige',
      ],
      language: 'de',
    },
    {
      name: 'After the arrest: survivors and their families',
      why: 'Survival after cardiac arrest has doubled in some regions, while follow-up is still organised around the heart alone.',
      take: 'Two survivors and one partner take part in the discussion.',
      talks: [
        'Memory, fatigue, work: the first year',
        'The co-survivor: seeing it happen',
        'A follow-up clinic that costs little',
        'Lay rescuers: who looks after them?',
      ],
    },
  ],
  workshops: [
    {
      name: 'Electrocardiogram for nurses: from strip to action',
      why: 'Sixty strips in small groups; each ends with what to do next.',
      parts: ['Blocks and pauses', 'Broad and fast: the first two minutes'],
    },
    {
      name: 'Wounds and drivelines: everyday care of the pump patient',
      why: 'Dressings on manikins, with photographs of what to report.',
      parts: ['Dressing change step by step', 'Alarms: what each one wants'],
    },
    {
      name: 'Writing up your ward project',
      why: 'From a poster on the corridor wall to a publishable paper.',
      parts: ['The question in one sentence', 'Numbers a ward can collect', 'Choosing a journal'],
    },
  ],
  papers: [{ name: 'Nursing research: safety and recovery', in: 'surgery valve icu' }],
  posters: [
    { name: 'Self-care and education', in: 'hf literacy carers' },
    { name: 'Acute and intensive care nursing', in: 'icu surgery' },
    { name: 'Recovery at home', in: 'valve arrest' },
  ],
  research: {
    outcomes: {
      readm: 'unplanned readmission',
      delirium: 'delirium',
      pressure: 'pressure injury',
      falls: 'falls in hospital',
      ed: 'visits to the emergency department',
    },
    populations: {
      surgery: ['patients after cardiac surgery', 'delirium pressure readm'],
      hf: ['older people with heart failure', 'readm ed falls'],
      carers: ['carers of patients with heart failure', 'ed'],
      icu: ['patients on the cardiac intensive care unit', 'delirium pressure'],
      arrest: ['survivors of cardiac arrest', 'readm ed'],
      literacy: ['patients with limited health literacy', 'readm ed'],
      valve: ['adults after valve replacement', 'delirium falls readm'],
    },
    markers: [
      {
        name: 'self-care confidence',
        worse: 'low',
        in: 'hf literacy arrest',
        why: 'Knowledge about heart failure does not translate into action without confidence.',
      },
      {
        name: 'poor sleep in the first two nights',
        worse: 'present',
        in: 'surgery icu valve',
        why: 'Noise and light on monitored wards exceed recommendations every night.',
      },
      {
        name: 'carer strain',
        worse: 'high',
        in: 'hf arrest',
        why: 'Families provide most of the care, and nobody asks how long they can.',
      },
      {
        name: 'nurse staffing below plan',
        fixed: true,
        worse: 'present',
        in: 'surgery icu valve',
        why: 'Staffing varies from shift to shift, outcomes are reported by the year.',
      },
      { name: 'thirst distress', worse: 'high', in: 'hf icu', why: 'Fluid restriction causes suffering that is rarely measured.' },
    ],
    interventions: [
      {
        name: 'a teach-back discharge conversation',
        in: 'hf literacy valve',
        why: 'Half of what is explained at discharge is forgotten by the evening.',
      },
      {
        name: 'virtual visiting by the ward nurse',
        in: 'surgery hf valve',
        why: 'Patients prefer a face they know after discharge.',
        against: 'telephone calls',
      },
      { name: 'a quiet-hours protocol', in: 'icu surgery valve', why: 'Alarms interrupt sleep about every twenty minutes.' },
      {
        name: 'peer support by former patients',
        in: 'arrest carers surgery',
        why: 'Former patients are believed where professionals are not.',
      },
      {
        name: 'nurse-led pre-operative education',
        aims: 'severe anxiety on the day of surgery',
        in: 'surgery valve literacy',
        why: 'Anxiety before surgery prolongs recovery.',
      },
      {
        name: 'a structured handover tool',
        aims: 'an adverse event after handover',
        in: 'icu surgery',
        why: 'Errors cluster around shift changes.',
      },
      {
        name: 'early mobilisation on the day of the procedure',
        in: 'valve surgery',
        why: 'Bed rest after catheter procedures rests on habit.',
        against: 'mobilisation the next morning',
      },
    ],
    methods: [
      {
        name: 'a four-item delirium screen',
        finds: 'delirium',
        against: 'psychiatric assessment',
        in: 'icu surgery valve',
        why: 'Hypoactive delirium is missed in two patients out of three.',
      },
      {
        name: 'a bed-sensor mobility score',
        finds: 'patients at risk of falling',
        against: 'manual scales',
        in: 'hf valve surgery',
        why: 'Fall scales take minutes that a night shift does not have.',
      },
      {
        name: 'a smartphone photograph of the wound',
        finds: 'wound infection',
        against: 'bedside inspection',
        in: 'surgery valve',
        why: 'Patients travel hours to have a healed wound looked at.',
      },
    ],
  },
};
