// Digital cardiology: symposia, workshops and the words of its research.
import type { FieldTable } from '../shapes.ts';

export const digital: FieldTable = {
  words: 'digital cardiology',
  symposia: [
    {
      name: 'The electrocardiogram read by machine: from benchmark to bedside',
      why: 'Algorithms see sex, age and ejection fraction in a tracing; clinics need to know what to do with that.',
      take: 'A checklist for buying, testing and switching off an algorithm.',
      talks: [
        'Screening for a weak ventricle: what a positive result costs',
        'Bias: whose electrocardiograms were they?',
        'Drift: performance in the second year',
        'Who signs the report?',
      ],
    },
    {
      name: 'Remote monitoring: alerts worth waking for',
      why: 'Only a small share of transmissions leads to action, and all of them have to be read.',
      take: 'Staffing models with real numbers of patients per nurse.',
      talks: [
        'Triage by rule, triage by learning',
        'Reimbursement in six countries',
        'When the device sees atrial fibrillation for the first time',
        'Patients who unplug: respect and risk',
      ],
    },
    {
      name: 'Wearables: from wrist to workload',
      why: 'Patients arrive with a thousand tracings and one question.',
      take: 'A clinic script for the five-minute wearable consultation.',
      talks: [
        'False alarms and real anxiety',
        'Prescribing a watch: for whom?',
        'Heart rate variability: what it is not',
        'Putting patient data into the record without flooding it',
      ],
    },
    {
      name: 'Registries and real-world data: trust, but verify',
      why: 'Registries answer the questions trials do not ask, unless their gaps answer first.',
      take: 'Bring a registry paper you doubt; the panel will look at it.',
      talks: [
        'Missing data are data',
        'Trials inside registries: cheap and convincing',
        'The European health data space: a user’s view',
        'Emulating a trial, step by step',
      ],
    },
    {
      name: 'Digital rehabilitation: who stays on?',
      why: 'Downloads are counted in thousands, completed programmes in dozens.',
      take: 'Dropout curves from five services, and what bent them.',
      talks: [
        'Design with people over seventy',
        'The human behind the app: how much coaching?',
        'Safety of unsupervised training',
        'Paying for outcomes',
      ],
    },
  ],
  workshops: [
    {
      name: 'Reading a machine-learning paper',
      why: 'One good and one bad paper, sent out beforehand and taken apart together.',
      parts: ['Calibration before discrimination', 'Leakage: how good results go wrong'],
    },
    {
      name: 'From spreadsheet to registry: data you can still read in ten years',
      why: 'Bring your laptop and one messy table.',
      parts: ['Names, units, missing values', 'Consent, access and deletion'],
    },
  ],
  papers: [{ name: 'Digital health: services people use', in: 'remote tablet rehab' }],
  posters: [
    { name: 'Algorithms and devices', in: 'devices holter' },
    { name: 'Telemedicine and remote care', in: 'remote rehab tablet' },
    { name: 'Data and diagnosis', in: 'district holter' },
  ],
  research: {
    outcomes: {
      contact: 'unplanned contact with the service',
      hf: 'admission for heart failure',
      drop: 'dropout within six months',
      missed: 'a missed diagnosis',
      death: 'death from any cause',
    },
    populations: {
      devices: ['patients with implanted devices', 'contact hf death'],
      rehab: ['users of a rehabilitation app', 'drop contact'],
      remote: ['patients in a remote heart failure service', 'hf death contact'],
      holter: ['adults referred for ambulatory monitoring', 'missed contact'],
      district: ['patients in eleven district hospitals', 'death missed'],
      tablet: ['patients older than 70 years using a tablet', 'drop contact'],
    },
    markers: [
      {
        name: 'daily step count',
        worse: 'low',
        in: 'devices rehab remote',
        why: 'Activity is recorded by every device and used by almost no clinic.',
      },
      {
        name: 'alert burden per patient',
        worse: 'high',
        in: 'devices remote',
        why: 'Alert fatigue threatens the safety that monitoring promises.',
      },
      {
        name: 'low digital literacy',
        worse: 'present',
        in: 'rehab tablet remote',
        why: 'Remote services may widen the gaps they were meant to close.',
      },
      {
        name: 'night-time respiratory rate',
        worse: 'high',
        in: 'devices remote',
        why: 'Devices measure breathing all night, and the data are thrown away.',
      },
      {
        name: 'missing ethnicity data',
        fixed: true,
        worse: 'present',
        in: 'district holter',
        why: 'Groups that are not recorded cannot be compared.',
      },
    ],
    interventions: [
      {
        name: 'a chat-based titration assistant',
        in: 'remote tablet',
        why: 'Titration needs many short contacts that clinics cannot offer.',
        against: 'clinic visits',
      },
      {
        name: 'a tablet with one button',
        in: 'tablet rehab remote',
        why: 'Complex interfaces exclude the patients with the highest risk.',
        against: 'a standard app',
      },
      {
        name: 'automated triage of device alerts',
        aims: 'an alert left unread for a day',
        in: 'devices',
        why: 'Most transmissions require no action, and all are read by somebody.',
        against: 'manual triage',
      },
      {
        name: 'video consultation before ablation',
        aims: 'a cancelled procedure',
        in: 'holter devices',
        why: 'Patients travel far for a conversation that needs no examination.',
        against: 'a visit in person',
      },
      {
        name: 'shared access to the clinic letter',
        aims: 'an uncorrected error',
        in: 'district remote tablet',
        why: 'Patients can correct errors only if they see them.',
      },
    ],
    methods: [
      {
        name: 'natural-language search of clinic letters',
        finds: 'missed familial disease',
        against: 'manual chart review',
        in: 'district',
        why: 'The decisive sentence is often present and never coded.',
      },
      {
        name: 'a single-lead patch with cloud analysis',
        finds: 'atrial fibrillation',
        against: 'twelve-lead review by two readers',
        in: 'holter tablet',
        why: 'Long recordings outgrow human reading time.',
      },
      {
        name: 'federated learning across five hospitals',
        finds: 'patients at risk of shock',
        against: 'a model trained in one centre',
        in: 'district devices',
        why: 'Patient data should not have to travel for a model to learn.',
      },
      {
        name: 'smartphone heart-sound recording',
        finds: 'significant valve disease',
        against: 'echocardiography',
        in: 'tablet district',
        why: 'Auscultation skills are fading while microphones improve.',
      },
    ],
  },
};
