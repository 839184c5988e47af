// The words of the dialog for healthcare professionals; the texts `shell.hcp-dialog.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'shell.hcp-dialog', texts: textsInEnglish };
