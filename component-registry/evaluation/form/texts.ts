// The words of evaluation, shared by its page and its button; the texts `evaluation.form.<key>` of an event replace them (B §3 Evaluation texts).
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'evaluation.form', texts: textsInEnglish };
