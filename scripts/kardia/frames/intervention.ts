// Frames of studies that do something to people: trials, roll-outs, pilots, costs and interviews.
import { between, compare, count } from '../numbers.ts';
import type { Intervention } from '../shapes.ts';
import { type Body, capital, type Question } from './frame.ts';

/** Frames of an intervention. `spoken` frames report what people say and fit only services they notice. */
export const interventionFrames: readonly {
  spoken?: boolean;
  write: (question: Question<Intervention>) => Body;
}[] = [
  {
    write: (question) =>
      trial(question, ({ factor, population, chance }, sites) =>
        chance.pick([
          `${capital(factor.name)} in ${population}: a randomised trial at ${sites} sites`,
          `A pragmatic randomised trial of ${factor.name} in ${population}`,
          `${capital(factor.name)} for ${population}: primary results of a registry-based trial`,
        ]),
      ),
  },
  {
    write: (question) =>
      trial(question, ({ factor, population, chance }) =>
        chance.pick([
          `${capital(factor.name)} against ${factor.against ?? 'usual care'} in ${population}`,
          `${capital(factor.name)} or ${factor.against ?? 'usual care'}? A multicentre trial in ${population}`,
        ]),
      ),
  },
  {
    write: (question) =>
      trial(question, ({ factor, population, outcome, chance }) =>
        chance.pick([
          `Does ${factor.name} prevent ${outcome} in ${population}?`,
          `Preventing ${outcome} in ${population}: a trial of ${factor.name}`,
        ]),
      ),
  },
  {
    write: ({ factor, population, outcome, chance }) => {
      const before = between(chance, 0.14, 0.38);
      const result = compare(before * between(chance, 0.62, 0.97), before, chance.int(240, 900));
      const units = chance.int(5, 14);
      return {
        title: chance.pick([
          `Rolling out ${factor.name}: a stepped-wedge trial in ${population}`,
          `${capital(factor.name)} in everyday practice: ${units} hospitals, one calendar`,
          `From trial to routine: ${factor.name} for ${population}`,
        ]),
        methods: `${units} hospitals introduced ${factor.name} in random order, one every ${chance.pick(['four weeks', 'six weeks', 'two months'])}. Mixed models accounted for calendar time and clustering.`,
        results: `${capital(outcome)} occurred in ${result.treated} after and in ${result.control} before the change (rate ratio ${result.ratio}, 95% CI ${result.interval}, ${result.p}). Uptake varied between ${chance.int(41, 60)}% and ${chance.int(78, 97)}%.`,
        conclusions: result.clear
          ? `The benefit of ${factor.name} survives outside specialised centres.`
          : `Under everyday conditions ${factor.name} did not change ${outcome}; uptake may explain why.`,
      };
    },
  },
  {
    write: ({ factor, population, outcome, chance }) => {
      const n = chance.int(24, 96);
      const done = chance.int(71, 98);
      return {
        title: chance.pick([
          `${capital(factor.name)} for ${population}: feasibility and safety`,
          `First experience with ${factor.name} in ${n} ${population}`,
          `Is ${factor.name} feasible in ${population}? A pilot study`,
        ]),
        methods: `Single-arm pilot in ${n} ${population} at ${chance.int(1, 4)} centres. Feasibility was defined in advance as completion in at least 80%; events of interest included ${outcome}.`,
        results: `${done}% completed the protocol, and ${chance.pick(['no participant', 'one participant', 'two participants', 'three participants'])} had a serious adverse event, all judged unrelated. Staff needed a median of ${chance.int(12, 55)} minutes for each participant.`,
        conclusions:
          done >= 80
            ? `A full trial of ${factor.name} is feasible and has been registered.`
            : `The protocol was too demanding; a shorter version is being tested.`,
      };
    },
  },
  {
    write: ({ factor, population, outcome, chance }) => {
      const cost = chance.int(9, 92) * 100;
      const worth = cost < 5200;
      return {
        title: chance.pick([
          `Counting the cost of ${factor.name} in ${population}`,
          `Cost-effectiveness of ${factor.name} in ${population}`,
          `Can we afford ${factor.name}? An economic model for ${population}`,
        ]),
        methods: `A Markov model with data from ${chance.int(2, 5)} countries compared ${factor.name} with ${factor.against ?? 'usual care'} over ten years from the payer’s perspective. ${capital(outcome)} was the driving event.`,
        results: `${capital(factor.name)} cost ${count(cost)} euros more for each event avoided and stayed below the accepted threshold in ${worth ? chance.int(78, 96) : chance.int(22, 55)}% of simulations. Staff time was the most sensitive assumption.`,
        conclusions: worth
          ? `At current prices ${factor.name} is good value.`
          : `Price or staffing must change before ${factor.name} can be recommended on economic grounds.`,
      };
    },
  },
  {
    spoken: true,
    write: ({ factor, population, chance }) => {
      const people = /^(children|infants)/.test(population) ? `families of ${population}` : population;
      const n = chance.int(18, 42);
      return {
        title: chance.pick([
          `What ${people} say about ${factor.name}: an interview study`,
          `${capital(factor.name)} as experienced by ${people}`,
        ]),
        methods: `Semi-structured interviews with ${n} ${people} in ${chance.int(2, 4)} languages, recorded, transcribed and coded by two researchers until saturation.`,
        results: `Four themes emerged: ${chance.shuffle(['being known by name', 'fear of missing something', 'work and family first', 'plain words', 'trust that grows with contact', 'relief when somebody else decides', 'the cost of travelling']).slice(0, 4).join(', ')}. ${chance.int(4, 9)} in ten would recommend it to others.`,
        conclusions: `${capital(factor.name)} succeeds or fails with small things that protocols leave out.`,
      };
    },
  },
];

function trial(question: Question<Intervention>, title: (question: Question<Intervention>, sites: number) => string): Body {
  const { factor, population, outcome, chance } = question;
  const perGroup = chance.int(90, 1400);
  const sites = chance.int(4, 41);
  const control = between(chance, 0.12, 0.42);
  const result = compare(control * between(chance, 0.55, 1.04), control, perGroup);
  const against = factor.against ?? 'usual care';
  const months = chance.pick(['six', 'twelve', 'eighteen']);
  return {
    title: title(question, sites),
    methods: `We randomised ${count(perGroup * 2)} ${population} at ${sites} sites to ${factor.name} or ${against}. The primary endpoint was ${outcome}${/ (within|at|on|for|than) /.test(outcome) ? '' : ` within ${months} months`}, adjudicated by a blinded committee.`,
    results: `The endpoint occurred in ${result.treated} with ${factor.name} and in ${result.control} with ${against} (hazard ratio ${result.ratio}, 95% CI ${result.interval}, ${result.p}). ${chance.pick(['Serious adverse events did not differ.', 'Quality of life improved in both groups.', 'Results were consistent across age groups.', 'One participant in ten crossed over.'])}`,
    conclusions: result.clear
      ? `${capital(factor.name)} lowered the risk of ${outcome} and should be offered to ${population}.`
      : `${capital(factor.name)} did not lower the risk of ${outcome}; the interval still allows a modest effect.`,
  };
}
