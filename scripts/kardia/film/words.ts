// What the sample film of Kardia 2027 shows and says: slides with their seconds, and captions in two languages.

/** Length of the film, s. */
export const SECONDS = 30;

/** A slide, from its second on. */
export const slides = [
  { time: 0, title: 'Sample film', lines: ['Kardia 2027', 'Drawn for the sample congress; nobody speaks.'] },
  { time: 6, title: 'Question', lines: ['Which valve first?', 'The first choice limits the second.'] },
  { time: 12, title: 'Method', lines: ['Planned backwards', 'From the third valve to the first.'] },
  { time: 18, title: 'Results', lines: ['Three procedures', 'One plan, made once.'] },
  { time: 24, title: 'Conclusion', lines: ['Plan for a lifetime', 'Thank you.'] },
] as const;

type Line = { from: number; to: number; words: string };

/** Captions by language. */
export const captions: Readonly<Record<'en-GB' | 'de-DE', readonly Line[]>> = {
  'en-GB': [
    { from: 0.5, to: 5.5, words: 'This is the sample film of Kardia 2027.' },
    { from: 6.5, to: 11.5, words: 'Patients in their sixties will outlive their first valve.' },
    { from: 12.5, to: 17.5, words: 'So we plan backwards, from the third valve to the first.' },
    { from: 18.5, to: 23.5, words: 'Three procedures were planned in one sitting.' },
    { from: 24.5, to: 29.5, words: 'Plan for a lifetime. Thank you.' },
  ],
  'de-DE': [
    { from: 0.5, to: 5.5, words: 'Das ist der Beispielfilm der Kardia 2027.' },
    { from: 6.5, to: 11.5, words: 'Wer um die sechzig ist, überlebt die erste Klappe.' },
    { from: 12.5, to: 17.5, words: 'Darum planen wir rückwärts, von der dritten Klappe zur ersten.' },
    { from: 18.5, to: 23.5, words: 'Drei Eingriffe wurden in einer Sitzung geplant.' },
    { from: 24.5, to: 29.5, words: 'Planen Sie für ein ganzes Leben. Danke.' },
  ],
};

/** `00:00:06.500`. */
const stamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** A WebVTT file. */
export const vtt = (lines: readonly Line[]): string =>
  ['WEBVTT', ...lines.map(({ from, to, words }) => `${stamp(from)} --> ${stamp(to)}\n${words}`)].join('\n\n') + '\n';
