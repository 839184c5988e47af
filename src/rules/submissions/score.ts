// What scores say together: the weighted mean of a review, the mean and the spread of several; each from 0 to 100, whatever the scales.

export type ReviewScore = { Id: string; Value: number };
/** A criterion as far as scores are concerned. */
export type Scale = { Id: string; Least: number; Most: number; Weight: number };

/** Whether a score is on the scale of a criterion. */
export const isOnScale = (criteria: readonly Scale[], { Id, Value }: ReviewScore): boolean =>
  criteria.some((one) => one.Id === Id && Value >= one.Least && Value <= one.Most);

/** Whether every criterion has a score. */
export const isFullyScored = (criteria: readonly Scale[], scores: readonly ReviewScore[]): boolean =>
  criteria.every(({ Id }) => scores.some((score) => score.Id === Id));

/** The weighted mean of one review; undefined where nothing that weighs is scored. */
export function percentOf(criteria: readonly Scale[], scores: readonly ReviewScore[]): number | undefined {
  let [sum, weight] = [0, 0];
  for (const { Id, Least, Most, Weight } of criteria) {
    const score = scores.find((one) => one.Id === Id);
    if (!score || Most <= Least) continue;
    sum += (Weight * (Math.min(Math.max(score.Value, Least), Most) - Least)) / (Most - Least);
    weight += Weight;
  }
  return weight > 0 ? (100 * sum) / weight : undefined;
}

/** Mean and spread (standard deviation of all) of several; undefined for none. */
export function summaryOf(values: readonly number[]): { mean: number; spread: number } | undefined {
  if (values.length === 0) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread };
}
