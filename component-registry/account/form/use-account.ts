// What account screens share: the event as the identity provider knows it, checks in words, and failed calls in words.
import { type CallResult, type TextKey, useEvent, useReturnUrl, useTexts } from '#sdk';
import { accountWords } from './words.ts';

type Failed = Extract<CallResult<unknown>, { ok: false }>;
type Own = Readonly<Partial<Record<number, string>>>;

/** What a person can change, by the server's code for why it does not take a password. */
const refusals: Readonly<Record<string, TextKey<keyof typeof accountWords.texts>>> = {
  'passwords-differ': 'repeatWrong',
  'password-length': 'passwordLength',
  'password-common': 'passwordCommon',
  'password-repeats': 'passwordRepeats',
  'password-known-words': 'passwordKnownWords',
};

/** The event a call is about (A §3 Login payload). */
export function useContextModel(): { EContext: string; Short: string; DefaultReturnUrl: string } {
  const { event } = useEvent();
  return { EContext: 'Event', Short: event, DefaultReturnUrl: useReturnUrl() };
}

/** Checks that are generous: what is wrong for sure is reported, everything else is the server's to judge. */
export function useChecks() {
  const t = useTexts(accountWords);
  const filled = <F extends string>(field: F, value: string, message: string): { field: F; message: string }[] =>
    value.trim() === '' ? [{ field, message }] : [];
  return {
    t,
    filled,
    email: (value: string): { field: 'Email'; message: string }[] => {
      const missing = filled('Email', value, t('emailMissing'));
      if (missing.length > 0) return missing;
      return /\S@\S/.test(value) ? [] : [{ field: 'Email', message: t('emailWrong') }];
    },
    /** Of a password blanks count. */
    password: (value: string): { field: 'Password'; message: string }[] =>
      value === '' ? [{ field: 'Password', message: t('passwordMissing') }] : [],
    newPassword: ({
      Password,
      ConfirmPassword,
    }: {
      Password: string;
      ConfirmPassword: string;
    }): { field: 'Password' | 'ConfirmPassword'; message: string }[] => {
      if (Password === '') return [{ field: 'Password', message: t('newPasswordMissing') }];
      return Password === ConfirmPassword ? [] : [{ field: 'ConfirmPassword', message: t('repeatWrong') }];
    },
    terms: (accepted: boolean): { field: 'AcceptTermsOfUse'; message: string }[] =>
      accepted ? [] : [{ field: 'AcceptTermsOfUse', message: t('termsMissing') }],
    failure: (failed: Failed, own: Own = {}): { field: ''; message: string }[] => failure(t, failed, own),
    /** The same next to the password where the server did not like it, with its reason. */
    passwordFailure: (failed: Failed, own: Own = {}): { field: 'Password' | ''; message: string }[] =>
      failed.status === 400 && /password/i.test(failed.field)
        ? [{ field: 'Password', message: t(refusals[failed.code] ?? 'passwordRefused') }]
        : failure(t, failed, own),
  };
}

/** One sentence for a failed call; `own` holds what a status means to this screen. What was typed stays. */
function failure(
  t: (key: 'tooMany' | 'noAnswer' | 'refused') => string,
  { kind, status }: Failed,
  own: Own,
): { field: ''; message: string }[] {
  const isSilent = kind !== 'status' || status >= 500;
  return [{ field: '', message: own[status] ?? t(status === 429 ? 'tooMany' : isSilent ? 'noAnswer' : 'refused') }];
}
