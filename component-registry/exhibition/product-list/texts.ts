// The words of the rating of a product; the texts `exhibition.product-list.<key>` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const ratingTexts = { scope: 'exhibition.product-list', texts: textsInEnglish };
