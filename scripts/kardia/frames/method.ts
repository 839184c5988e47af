// Frames of studies that look for something: accuracy, learning curves and workflow.
import { between, count, percent } from '../numbers.ts';
import type { Method } from '../shapes.ts';
import { type Body, capital, type Question } from './frame.ts';

/** Frames of a method. */
export const methodFrames: readonly ((question: Question<Method>) => Body)[] = [
  (question) =>
    accuracy(question, ({ factor, population, chance }) =>
      chance.pick([
        `${capital(factor.name)} to detect ${factor.finds} in ${population}`,
        `Diagnostic accuracy of ${factor.name} for ${factor.finds} in ${population}`,
      ]),
    ),
  (question) =>
    accuracy(question, ({ factor, population, chance }) =>
      chance.pick([
        `Can ${factor.name} find ${factor.finds}? A prospective study in ${population}`,
        `Finding ${factor.finds} in ${population}: what ${factor.name} sees and misses`,
      ]),
    ),
  (question) =>
    accuracy(question, ({ factor, population, chance }) =>
      chance.pick([
        `External validation of ${factor.name} in ${population}`,
        `${capital(factor.name)} or ${factor.against}? A head-to-head comparison in ${population}`,
      ]),
    ),
  ({ factor, population, chance }) => {
    const readers = chance.int(6, 22);
    const cases = chance.int(15, 45);
    return {
      title: chance.pick([
        `Learning curve of ${factor.name} in ${population}`,
        `How much training does it take? ${capital(factor.name)} in ${population}`,
      ]),
      methods: `${readers} novices examined ${population} by ${factor.name} under supervision; each result was compared with ${factor.against}. Learning curves were drawn by cumulative sum analysis.`,
      results: `Acceptable accuracy for ${factor.finds} was reached after a median of ${cases} cases (range ${cases - chance.int(5, 10)}–${cases + chance.int(9, 30)}). ${chance.int(1, 3)} of ${readers} never reached it.`,
      conclusions: `About ${Math.ceil(cases / 5) * 5} supervised cases are enough for most, and a test at the end is needed for all.`,
    };
  },
  ({ factor, population, chance }) => {
    const first = chance.int(12, 40);
    const saved = chance.int(4, 9);
    return {
      title: chance.pick([
        `Faster than ${factor.against}? ${capital(factor.name)} in ${population}`,
        `${capital(factor.name)} in a busy service: time, agreement and failures in ${population}`,
      ]),
      methods: `A workflow study in ${count(chance.int(120, 640))} ${population}: time to result, staff minutes and agreement with ${factor.against} on ${factor.finds} were recorded by an observer.`,
      results: `Median time to result fell from ${first} to ${first - saved} minutes. Agreement was ${chance.pick(['good', 'very good', 'moderate'])} (kappa ${between(chance, 0.58, 0.89).toFixed(2)}), and ${chance.int(3, 11)}% of results could not be used.`,
      conclusions: `${capital(factor.name)} saves time where ${factor.against} is the bottleneck, provided unusable results are repeated.`,
    };
  },
];

function accuracy(question: Question<Method>, title: (question: Question<Method>) => string): Body {
  const { factor, population, chance } = question;
  const sensitivity = between(chance, 0.71, 0.96);
  const specificity = between(chance, 0.68, 0.95);
  const good = sensitivity > 0.84;
  return {
    title: title(question),
    methods: `${count(chance.int(140, 1900))} ${population} were examined by ${factor.name} and by ${factor.against} within ${chance.pick(['the same day', '48 hours', 'one week'])}; readers did not know the other result.`,
    results: `${capital(factor.finds)} was confirmed in ${percent(between(chance, 0.11, 0.44))}. Sensitivity was ${percent(sensitivity)}, specificity ${percent(specificity)}, and the area under the curve ${Math.min(0.97, (sensitivity + specificity) / 2 + 0.04).toFixed(2)}.`,
    conclusions: good
      ? `A negative result of ${factor.name} makes ${factor.against} unnecessary in most ${population}.`
      : `${capital(factor.name)} is not yet sensitive enough to replace ${factor.against}.`,
  };
}
