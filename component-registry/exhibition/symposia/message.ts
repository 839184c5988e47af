// What the message of a symposium lead begins with.

/** What was written before, and the line about the symposium, which stands in it once; what was written before is shortened where both do not fit. */
export function withAbout(before: string, about: string, longest: number): string {
  if (before.includes(about)) return before;
  const kept = before.slice(0, Math.max(0, longest - about.length - 1)).trimEnd();
  return `${kept}${kept && '\n'}${about}`.slice(0, longest);
}
