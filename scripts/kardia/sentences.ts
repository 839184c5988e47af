// Sentences that recur in session abstracts, drawn so that neighbours differ.
import { type Random, random } from './random.ts';

const symposiumForm = [
  'Four talks of a quarter of an hour leave time for questions.',
  'Each talk ends with one slide for the ward.',
  'The speakers have agreed on one case, which runs through all four talks.',
  'After four short talks the chairs open the floor for a quarter of an hour.',
  'Two talks set out the evidence and two the practice.',
  'Questions may be sent from your seat and are answered after every second talk.',
  'The chairs will stop every speaker after fifteen minutes, without exception.',
  'Four speakers from four countries describe what they do differently.',
];

const symposiumAfter = [
  'Slides are available to participants after the session.',
  'The chairs have asked every speaker to name one thing they no longer do.',
  'A list of further reading is attached.',
  'Trainees are invited to the front rows; the first question is theirs.',
  'No prior knowledge beyond general cardiology is expected.',
  'All disclosures are shown on the first slide and are listed with the speakers.',
  'The session is suitable for nurses and physicians alike.',
  'The discussion continues in the foyer of Level 1.',
];

const freePaperForm = [
  'Six papers chosen by blinded review, twelve minutes each, with questions after every talk.',
  'The programme committee selected these six abstracts for oral presentation.',
  'Six first authors present their work; two of them compete for a Young Investigator Award.',
  'Short talks, short questions: six accepted abstracts.',
];

const posterForm = [
  'The authors stand by their posters during the break; a guide leads from one to the next.',
  'A guided walk through five posters, three minutes each and two for questions.',
  'All five posters can be seen online throughout the congress; the authors are present during the break.',
];

const workshopForm = [
  'Places are limited and given in order of arrival.',
  'Please bring your own laptop.',
  'Work is in groups of six, each with a tutor.',
  'The material stays with you after the workshop.',
  'Participants receive a certificate of attendance.',
];

const satelliteForm = [
  'Refreshments are served at the door.',
  'The symposium is organised and paid for by the company and is not part of the scientific programme.',
  'Questions can be put anonymously by phone.',
  'The speakers’ disclosures are shown at the beginning.',
];

/** Recurring sentences by format. Each call gives the next one of a shuffled round. */
export function sentences(): Record<'symposium' | 'after' | 'freePapers' | 'posters' | 'workshop' | 'satellite', () => string> {
  const chance = random('kardia-2027 sentences');
  return {
    symposium: round(symposiumForm, chance),
    after: round(symposiumAfter, chance),
    freePapers: round(freePaperForm, chance),
    posters: round(posterForm, chance),
    workshop: round(workshopForm, chance),
    satellite: round(satelliteForm, chance),
  };
}

function round(list: readonly string[], chance: Random): () => string {
  let rest: string[] = [];
  return () => {
    if (rest.length === 0) rest = chance.shuffle(list);
    return rest.pop() ?? '';
  };
}
