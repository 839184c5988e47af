// Frames of studies that measure something: how a marker becomes title, methods, results and conclusion.
import { between, count, hazard, percent } from '../numbers.ts';
import type { Marker } from '../shapes.ts';
import { type Body, capital, type Question } from './frame.ts';

const phrase = ({ name, worse }: Marker): string => (worse === 'present' ? name : `${worse} ${name}`);
const adjustments = [
  'age, sex and renal function',
  'age, sex and centre',
  'clinical covariates and natriuretic peptide',
  'age, blood pressure and diabetes',
  'a published risk score',
];

function cohort({ factor, outcome, chance }: Question<Marker>): {
  n: number;
  centres: number;
  months: number;
  rate: number;
  share: number;
  risk: ReturnType<typeof hazard>;
  found: string;
} {
  const n = chance.int(180, 2900);
  const rate = between(chance, 0.09, 0.34);
  const risk = hazard(between(chance, 1.12, 2.2), n * rate);
  const adjusted = chance.pick(adjustments);
  const verdict = risk.clear ? 'was independently associated with' : 'was not clearly associated with';
  return {
    n,
    centres: chance.int(3, 24),
    months: chance.int(9, 52),
    rate,
    share: between(chance, 0.14, 0.48),
    risk,
    found: `After adjustment for ${adjusted}, ${phrase(factor)} ${verdict} ${outcome} (hazard ratio ${risk.ratio}, 95% CI ${risk.interval}).`,
  };
}

/** Frames of a marker; `sexes` frames compare women and men and need both, `repeated` ones need something that changes. */
export const markerFrames: readonly {
  sexes?: boolean;
  repeated?: boolean;
  write: (question: Question<Marker>) => Body;
}[] = [
  {
    write: (question) => {
      const { factor, population, outcome, chance } = question;
      const study = cohort(question);
      return {
        title: chance.pick([
          `${capital(factor.name)} and ${outcome} in ${population}: a prospective cohort study`,
          `${capital(phrase(factor))} in ${population}: a warning sign of ${outcome}?`,
          `Prognostic value of ${factor.name} in ${population}`,
          `${capital(phrase(factor))} and what follows: ${study.months} months with ${count(study.n)} ${population}`,
        ]),
        methods: `We enrolled ${count(study.n)} ${population} at ${study.centres} centres and followed them for a median of ${study.months} months. Assessors of the outcome were blinded to ${factor.name}.`,
        results: `${capital(outcome)} occurred in ${percent(study.rate)}. ${study.found}`,
        conclusions: study.risk.clear
          ? `${capital(phrase(factor))} identifies ${population} who need closer follow-up.`
          : `In this cohort ${phrase(factor)} added little; larger studies should look at subgroups before it is used.`,
      };
    },
  },
  {
    write: (question) => {
      const { factor, population, outcome, chance } = question;
      const study = cohort(question);
      const gain = between(chance, 0.01, 0.06);
      return {
        title: chance.pick([
          `Does ${factor.name} add to clinical scores in ${population}?`,
          `Predicting ${outcome} in ${population}: the added value of ${factor.name}`,
          `${capital(factor.name)} on top of a clinical score: net benefit in ${population}`,
        ]),
        methods: `In a registry of ${count(study.n)} ${population} we added ${factor.name} to an established score and compared discrimination, calibration and net benefit for ${outcome} at two years.`,
        results: `The C-statistic rose from ${between(chance, 0.64, 0.72).toFixed(2)} by ${gain.toFixed(2)}. ${study.found} Net benefit improved ${gain > 0.03 ? 'over the whole range of thresholds' : 'only at low thresholds'}.`,
        conclusions:
          gain > 0.03
            ? `${capital(factor.name)} sharpens prediction enough to deserve a place in the score.`
            : `The gain from ${factor.name} is real but too small to change decisions.`,
      };
    },
  },
  {
    sexes: true,
    write: (question) => {
      const { factor, population, outcome, chance } = question;
      const study = cohort(question);
      const women = between(chance, 0.31, 0.55);
      return {
        title: chance.pick([
          `Sex differences in ${factor.name} among ${population}`,
          `${capital(factor.name)} in women and in men: a comparison among ${population}`,
          `Same threshold for women and men? ${capital(factor.name)} in ${population}`,
        ]),
        methods: `We analysed ${count(study.n)} ${population} (${percent(women)} women) from ${study.centres} centres and tested for interaction between sex and ${factor.name}.`,
        results: `${study.found} The association was ${chance.pick(['stronger in women', 'weaker in women', 'similar in both sexes, although absolute risk differed'])}; ${outcome} occurred in ${percent(study.rate)} of all participants.`,
        conclusions: `Thresholds for ${factor.name} should be reported for women and men separately.`,
      };
    },
  },
  {
    repeated: true,
    write: (question) => {
      const { factor, population, outcome, chance } = question;
      const study = cohort(question);
      const visits = chance.int(3, 6);
      return {
        title: chance.pick([
          `Serial assessment of ${factor.name} in ${population}`,
          `${capital(factor.name)} over time: trajectories in ${population}`,
          `Measure once, measure twice? ${capital(factor.name)} in ${population}`,
          `Change in ${factor.name} and ${outcome}: ${visits} visits of ${population}`,
        ]),
        methods: `${capital(factor.name)} was assessed ${visits} times in ${count(study.n)} ${population} over ${study.months} months. Joint models related its course to ${outcome}.`,
        results: `At baseline ${percent(study.share)} were affected; ${percent(study.share * between(chance, 0.35, 0.7))} changed category during follow-up. ${study.found}`,
        conclusions: `One assessment misclassifies many ${population}; a second within ${chance.int(2, 6)} months is worth the effort.`,
      };
    },
  },
  {
    write: (question) => {
      const { factor, population, outcome, chance } = question;
      const study = cohort(question);
      return {
        title: chance.pick([
          `How common is ${phrase(factor)} in ${population}? Results from ${study.centres} centres`,
          `Prevalence of ${phrase(factor)} in ${population}: a survey in ${study.centres} centres`,
          `Overlooked: ${phrase(factor)} in ${population}`,
        ]),
        methods: `A cross-sectional survey of ${count(study.n)} ${population}, all examined within four weeks by the same protocol, with linkage to national registers for ${outcome}.`,
        results: `${capital(phrase(factor))} was found in ${percent(study.share)}, and in half of those it had not been recorded before. ${study.found}`,
        conclusions: `${capital(phrase(factor))} is frequent in ${population} and seldom recorded.`,
      };
    },
  },
];
