// Which of several languages serves a visitor best (B §1).

/** The requested language, then the event's languages in order. */
export type Languages = { language: string; eventLanguages: readonly string[] };

/** The first language of `available` that serves best: the same, the same two letters, the event's own in order, English, whatever there is. */
export function bestLanguage(available: readonly string[], { language, eventLanguages }: Languages): string | undefined {
  const two = language.slice(0, 2);
  return (
    available.find((candidate) => candidate === language) ??
    available.find((candidate) => candidate.startsWith(two)) ??
    eventLanguages.find((candidate) => available.includes(candidate)) ??
    available.find((candidate) => candidate.startsWith('en')) ??
    available[0]
  );
}
