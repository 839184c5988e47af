// Short and practical formats: hands-on courses, meet the expert, how-to sessions, the Agora stage, and what is not public.
import type { Field } from '../shapes.ts';

/** A title with the field its people come from, and the sentence that describes it. */
export type Short = { name: string; field: Field; why: string };

/** Sixty minutes on a simulator. */
export const handsOn: readonly Short[] = [
  {
    name: 'Transseptal puncture on the simulator',
    field: 'arrhythmia',
    why: 'Each participant punctures twice, guided by echo and then by tactile feedback alone.',
  },
  {
    name: 'Echo-guided pericardiocentesis',
    field: 'interventional',
    why: 'From probe position to drain fixation on a phantom that bleeds when it should.',
  },
  {
    name: 'Lung ultrasound for the cardiologist',
    field: 'heart-failure',
    why: 'Eight zones in three minutes, on volunteers and on recorded loops.',
  },
  { name: 'Temporary pacing in an emergency', field: 'arrhythmia', why: 'Transcutaneous first, transvenous second, under the clock.' },
  {
    name: 'Advanced life support: the team without a leader',
    field: 'nursing',
    why: 'Four arrests, four different leaders, one debriefing.',
  },
  {
    name: 'Percutaneous pumps: set-up, alarms, weaning',
    field: 'interventional',
    why: 'Two consoles, six alarms, and a purge line that leaks.',
  },
  { name: 'Radial access and bail-out', field: 'interventional', why: 'Spasm, loops and the perforated forearm on a vascular model.' },
  { name: 'Leads in the septum: a bench-top course', field: 'arrhythmia', why: 'Screwing into a wet septum until the thread is felt.' },
  { name: 'Strain: acquire, contour, doubt', field: 'imaging', why: 'The same loop measured on three systems.' },
  { name: 'Intracardiac echo from venous access to appendage', field: 'arrhythmia', why: 'A complete sweep in twelve views.' },
  { name: 'Coronary CT: one hour, ten hearts', field: 'imaging', why: 'Ten data sets in ascending difficulty, one tutor for four.' },
  { name: 'Fetal heart sweep for beginners', field: 'paediatric', why: 'Five views with a motorised phantom.' },
  { name: 'Cardioversion: sedation, shocks and safety', field: 'nursing', why: 'Checklist, energy, pads, and the stop before the shock.' },
  { name: 'Appendage closure: sizing and release', field: 'interventional', why: 'Three printed appendages, none of them round.' },
  { name: 'Writing the exercise prescription', field: 'prevention', why: 'Ergometer, lactate and three training plans.' },
];

/** Forty-five minutes with one expert in the early morning. */
export const meetTheExpert: readonly Short[] = [
  { name: 'Meet the expert: the borderline myocardial biopsy', field: 'heart-failure', why: 'Bring a report that left you undecided.' },
  { name: 'Meet the expert: inappropriate shocks', field: 'arrhythmia', why: 'Device tracings from the audience are welcome, anonymised.' },
  { name: 'Meet the expert: low-flow, low-gradient', field: 'imaging', why: 'Numbers that disagree, and how to make them agree.' },
  { name: 'Meet the expert: the failed transradial', field: 'interventional', why: 'Access problems from the past month.' },
  { name: 'Meet the expert: statin intolerance', field: 'prevention', why: 'What to say in the second, third and fourth consultation.' },
  { name: 'Meet the expert: nurse prescribing', field: 'nursing', why: 'Law and practice in the countries of those who come.' },
  { name: 'Meet the expert: cardiomyopathy in infancy', field: 'paediatric', why: 'Three metabolic diagnoses that must not be missed.' },
  { name: 'Meet the expert: buying an algorithm', field: 'digital', why: 'Contract clauses, local testing and how to leave again.' },
  {
    name: 'Meet the expert: pacing after valve implantation',
    field: 'arrhythmia',
    why: 'Wait, monitor or implant: a discussion with curves.',
  },
  { name: 'Meet the expert: chronic thromboembolic disease', field: 'interventional', why: 'Whom to refer, and with which images.' },
  { name: 'Meet the expert: the athlete with a thick heart', field: 'imaging', why: 'Grey-zone walls, grey-zone advice.' },
  { name: 'Meet the expert: palliative diuretics', field: 'heart-failure', why: 'Subcutaneous routes and realistic goals.' },
];

/** Thirty minutes over lunch. */
export const howTo: readonly Short[] = [
  { name: 'How to write a discharge letter people read', field: 'heart-failure', why: 'Six letters before and after.' },
  { name: 'How to review a manuscript in two hours', field: 'digital', why: 'By two editors who read a thousand reviews a year.' },
  { name: 'How to tell a family about a genetic finding', field: 'paediatric', why: 'Sentences that help, and some to avoid.' },
  { name: 'How to run a morbidity meeting without blame', field: 'interventional', why: 'Rules, roles and one recorded example.' },
  { name: 'How to set up a quiet hour on a monitored ward', field: 'nursing', why: 'Alarm limits, doors and the night shift’s view.' },
  { name: 'How to ask about alcohol', field: 'prevention', why: 'Two questions, one scale, no judgement.' },
];

/** Twenty-five minutes on the open stage of the exhibition. */
export const agora: readonly Short[] = [
  { name: 'Case of the day: breathless at altitude', field: 'heart-failure', why: 'A mountain guide, two scans and an unexpected gene.' },
  { name: 'Electrocardiogram of the day: wide, regular, well', field: 'arrhythmia', why: 'Vote by show of hands before the answer.' },
  { name: 'Ask the editors: what gets rejected in a week', field: 'digital', why: 'Three journal editors, no slides.' },
  { name: 'Echo quiz: thirty loops', field: 'imaging', why: 'Teams of two, a small prize, much noise.' },
  { name: 'Young investigators’ rapid fire I', field: 'interventional', why: 'Six doctoral projects in three minutes each.' },
  {
    name: 'Women in the catheter laboratory: lead aprons that fit',
    field: 'interventional',
    why: 'Radiation, pregnancy and equipment made for others.',
  },
  { name: 'Trial in ten slides: QUAYSIDE-HF', field: 'heart-failure', why: 'The trial of the afternoon, without jargon.' },
  { name: 'Climate stage: the carbon bill of a congress', field: 'prevention', why: 'What this congress emits, and what it did about it.' },
  { name: 'Case of the day: syncope in a swimmer', field: 'arrhythmia', why: 'A pool, a lane, a family history.' },
  { name: 'Trial in ten slides: BITTERN-AF', field: 'arrhythmia', why: 'Screening a region, told by the pharmacist who started it.' },
  { name: 'A registry in a shoebox: history of early pacing', field: 'arrhythmia', why: 'Letters, batteries and the first patient cards.' },
  { name: 'Electrocardiogram of the day: the silent inferior wall', field: 'interventional', why: 'One tracing, three wrong answers.' },
  {
    name: 'Five minutes of guidance: anticoagulation after bleeding',
    field: 'arrhythmia',
    why: 'The recommendation, the evidence, the exception.',
  },
  { name: 'Patients on stage: living with a pump', field: 'heart-failure', why: 'Three patients answer what clinicians never ask.' },
  { name: 'CT quiz: what the radiologist saw', field: 'imaging', why: 'Incidental findings for beginners.' },
  { name: 'Young investigators’ rapid fire II', field: 'prevention', why: 'Six more doctoral projects, strictly timed.' },
  {
    name: 'Career corner: from training to the first post',
    field: 'imaging',
    why: 'Contracts, mobility and family, with time for questions.',
  },
  {
    name: 'Nursing stage: the best ward projects of the year',
    field: 'nursing',
    why: 'Four projects in five minutes each; the audience chooses.',
  },
  {
    name: 'Case of the day: a murmur after pregnancy',
    field: 'paediatric',
    why: 'A repaired heart, a new valve and a plan for next time.',
  },
  { name: 'Trial in ten slides: WHIMBREL-TAVI', field: 'interventional', why: 'What the numbers mean for clinic.' },
  { name: 'Heart sounds live: a listening half-hour', field: 'digital', why: 'Headphones are provided; eyes may be closed.' },
  { name: 'Electrocardiogram of the day: a rhythm in two speeds', field: 'arrhythmia', why: 'The last puzzle of the congress.' },
  { name: 'Prevention stage: salt, three ways', field: 'prevention', why: 'A tasting with blood pressure cuffs.' },
  { name: 'Young investigators’ rapid fire III', field: 'paediatric', why: 'The last six projects, and the vote.' },
];

/** What the organisers plan with but attendees need not see: hidden on the scheduler. */
export const hidden: readonly { day: 1 | 2 | 3; start: string; end: string; room: string; name: string; field: Field }[] = [
  { day: 1, start: '07:30', end: '08:00', room: 'sinus', name: 'Briefing for chairs and faculty', field: 'imaging' },
  { day: 1, start: '08:30', end: '09:30', room: 'agora', name: 'Exhibitors’ safety walk', field: 'nursing' },
  { day: 2, start: '07:30', end: '08:15', room: 'sinus', name: 'Young Investigator Awards: jury meeting', field: 'prevention' },
  {
    day: 2,
    start: '11:40',
    end: '11:55',
    room: 'studio-diastole',
    name: 'Press briefing: late-breaking science II',
    field: 'interventional',
  },
  { day: 3, start: '12:00', end: '13:00', room: 'mitral', name: 'Programme committee 2028: first meeting', field: 'arrhythmia' },
];
