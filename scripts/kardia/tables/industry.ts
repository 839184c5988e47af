// The fictional companies of the exhibition and their satellite symposia.

import type { Field } from '../shapes.ts';

/** A satellite: its name and its three talks. */
export type Satellite = { name: string; field: Field; talks: readonly [string, string, string] };

/** A company. Tiers are those of A §9. */
export type Company = {
  id: string;
  name: string;
  tier: 'Platinum Partner' | 'Gold Partner' | 'Bronze Partner';
  /** File of the picture of its symposia, among those of its products; missing for the one whose profile is not published. */
  picture?: string;
  satellites: readonly Satellite[];
};

/** Fourteen companies; no firm, drug or device of these names exists. */
export const companies: readonly Company[] = [
  {
    id: '701',
    name: 'Nordpuls Medical',
    tier: 'Platinum Partner',
    picture: 'nordpuls-sensor',
    satellites: [
      {
        name: 'Pressure before symptoms: three years of the Nordpuls sensor',
        field: 'heart-failure',
        talks: [
          'Which patients change course when pressure is known',
          'A nurse’s week with four hundred sensors',
          'What the implanting physician wants to know',
        ],
      },
      {
        name: 'From alert to action: organising a remote heart failure service',
        field: 'digital',
        talks: ['Three hospitals, three staffing models', 'Thresholds that patients understand', 'Costs after the pilot has ended'],
      },
      {
        name: 'Beyond the ventricle: pulmonary pressure in valve disease',
        field: 'imaging',
        talks: ['Tricuspid repair: choosing by right-sided pressure', 'Exercise curves at home', 'Two cases, two opposite decisions'],
      },
    ],
  },
  {
    id: '702',
    name: 'Aurivela Therapeutics',
    tier: 'Platinum Partner',
    picture: 'redflag',
    satellites: [
      {
        name: 'Amyloid in ordinary clinics: finding the next patient',
        field: 'heart-failure',
        talks: [
          'Twelve months of veloravir in daily use',
          'Red flags that orthopaedic surgeons see first',
          'When to repeat a negative scan',
        ],
      },
      {
        name: 'Silencing and the heart: what a quarterly injection changes',
        field: 'heart-failure',
        talks: ['Pathways without a hospital visit', 'Vitamin A, eyes and other questions', 'Life with a diagnosis in the family'],
      },
      {
        name: 'Genetic testing where people live',
        field: 'digital',
        talks: ['Counselling by video', 'Variants: re-reading the reports of 2019', 'Relatives who never ask'],
      },
    ],
  },
  {
    id: '703',
    name: 'Ventrivant',
    tier: 'Platinum Partner',
    picture: 'lattice',
    satellites: [
      {
        name: 'Pulsed fields in persistent fibrillation: the Ventrivant lattice',
        field: 'arrhythmia',
        talks: [
          'Lesion durability at the second procedure',
          'Phrenic nerve, oesophagus, coronaries: the safety record',
          'One-hour procedures: what made them short',
        ],
      },
      {
        name: 'Mapping without contact: the whole chamber in a beat',
        field: 'arrhythmia',
        talks: ['Unstable tachycardia, mapped', 'Scar or artefact? Reading global maps', 'A workflow for two operators'],
      },
      {
        name: 'Training the next ablation team',
        field: 'arrhythmia',
        talks: ['Simulator hours and patient outcomes', 'The nurse who runs the generator', 'Learning curves made public'],
      },
    ],
  },
  {
    id: '704',
    name: 'Halden & Voss Devices',
    tier: 'Gold Partner',
    picture: 'duo',
    satellites: [
      {
        name: 'Physiological pacing for every implanter',
        field: 'arrhythmia',
        talks: ['A lead designed for the septum', 'Ten implants under supervision: what changed', 'Follow-up at five years'],
      },
      {
        name: 'Leadless and connected: two chambers talk',
        field: 'arrhythmia',
        talks: ['Synchrony in daily life', 'Retrieval in the ninth year', 'Infection: the case for no pocket'],
      },
    ],
  },
  {
    id: '705',
    name: 'Brightmoor Pharma',
    tier: 'Gold Partner',
    picture: 'calidor',
    satellites: [
      {
        name: 'Potassium, no longer the excuse',
        field: 'heart-failure',
        talks: ['Keeping the fourth pillar', 'Dialysis patients: a separate story', 'From laboratory alert to prescription'],
      },
      {
        name: 'Anticoagulation without a second thought? Factor XI in practice',
        field: 'arrhythmia',
        talks: ['Bleeding compared, organ by organ', 'Around surgery: stop, bridge, continue', 'What the failed trials taught us'],
      },
    ],
  },
  {
    id: '706',
    name: 'Lumenwick Imaging',
    tier: 'Gold Partner',
    picture: 'photona',
    satellites: [
      {
        name: 'Photon counting on an ordinary Tuesday',
        field: 'imaging',
        talks: ['Stents of two millimetres', 'Dose: what patients may be told', 'Two hundred consecutive scans, audited'],
      },
      {
        name: 'Echo that measures itself',
        field: 'imaging',
        talks: ['Automation the sonographer can overrule', 'Serial studies: same beat, same plane', 'Report turnaround before and after'],
      },
    ],
  },
  {
    id: '707',
    name: 'Sanoriva',
    tier: 'Gold Partner',
    picture: 'lpa',
    satellites: [
      {
        name: 'Lipoprotein(a): from laboratory number to treatment',
        field: 'prevention',
        talks: ['Who to test this year', 'Outcome data: reading them together', 'A clinic that runs by letter'],
      },
      {
        name: 'Weight, heart and muscle: the next two years',
        field: 'prevention',
        talks: ['Preserving strength while losing weight', 'Preserved ejection fraction with obesity', 'Stopping rules patients accept'],
      },
    ],
  },
  {
    id: '708',
    name: 'Silverfjord Biotech',
    tier: 'Gold Partner',
    satellites: [
      {
        name: 'A vaccine for cholesterol? Where the science stands',
        field: 'prevention',
        talks: ['Antibodies against PCSK9: phase II', 'Duration, boosters, reversibility', 'Would you take it? A debate'],
      },
      {
        name: 'Inflammation as a target after infarction',
        field: 'interventional',
        talks: ['Whom to treat, how long', 'Infection: the price and its prevention', 'Imaging the inflamed artery'],
      },
    ],
  },
  {
    id: '709',
    name: 'Pulswerk',
    tier: 'Bronze Partner',
    picture: 'micropump',
    satellites: [
      {
        name: 'Shock teams and the Pulswerk micro-pump',
        field: 'interventional',
        talks: ['First hundred patients, all reported', 'Limb complications: a bundle', 'Weaning by protocol'],
      },
      {
        name: 'Percutaneous support in high-risk stenting',
        field: 'interventional',
        talks: ['Selection: fewer, better', 'Access and closure', 'Data from twelve centres'],
      },
    ],
  },
  {
    id: '710',
    name: 'Valvenna',
    tier: 'Bronze Partner',
    picture: 'trio',
    satellites: [
      {
        name: 'The tricuspid valve from four angles',
        field: 'interventional',
        talks: ['Repair, replacement or caval valves', 'Screening failures: what we could not treat', 'Quality of life as an endpoint'],
      },
      {
        name: 'Aortic valves made to be followed by another',
        field: 'interventional',
        talks: ['Commissural alignment in every case', 'Coronary access: bench and bedside', 'Young patients: what we tell them'],
      },
    ],
  },
  {
    id: '711',
    name: 'Kestrel & Lund Diagnostics',
    tier: 'Bronze Partner',
    picture: 'hour',
    satellites: [
      {
        name: 'Natriuretic peptide at the pharmacy counter',
        field: 'heart-failure',
        talks: ['Detecting heart failure before admission', 'False positives and what they cost', 'A pilot in forty pharmacies'],
      },
      {
        name: 'One troponin, one hour, one decision',
        field: 'interventional',
        talks: ['Implementing a rapid rule-out', 'Women, kidneys, age: adapting thresholds', 'Audit of eleven thousand visits'],
      },
    ],
  },
  {
    id: '712',
    name: 'Miroval Children’s Health',
    tier: 'Bronze Partner',
    picture: 'growing',
    satellites: [
      {
        name: 'Growing valves for growing children',
        field: 'paediatric',
        talks: ['A valve that can be dilated', 'Ethics of first-in-child trials', 'Registry of the first ninety'],
      },
    ],
  },
  {
    id: '713',
    name: 'Orrin Digital Health',
    tier: 'Bronze Partner',
    picture: 'pace',
    satellites: [
      {
        name: 'Rehabilitation in the pocket: two years of Orrin Pace',
        field: 'digital',
        talks: ['Who completes the programme', 'Coaching minutes and outcomes', 'Contracts with insurers'],
      },
    ],
  },
  {
    id: '714',
    name: 'Tannhof Wound & Care',
    tier: 'Bronze Partner',
    picture: 'sternal',
    satellites: [
      {
        name: 'Sternal wounds: a nurse-led bundle',
        field: 'nursing',
        talks: ['Prevention starts before theatre', 'Negative pressure: for whom', 'Photographs from home'],
      },
    ],
  },
];
