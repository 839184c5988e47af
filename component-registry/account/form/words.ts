// Words that the screens of accounts share; resources may replace them as set `account`, key `form.<key>`.
import texts from './texts/en-GB.json' with { type: 'json' };

export const accountWords = { scope: 'account.form', texts };
