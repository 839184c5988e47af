// The words of a box of My Area; the texts `account.my-area-box.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'account.my-area-box', texts: textsInEnglish };
