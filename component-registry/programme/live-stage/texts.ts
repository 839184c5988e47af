// Words of the stage.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: 'programme.live-stage', texts: textsInEnglish };
