// One field of the profile form, drawn by its kind.
import type { AskedField, UserRead } from '#contract/profile-shapes';
import { genders, languageName, profileFields, SelectField, TextField, useEvent, useTexts } from '#sdk';
import { accountWords } from '../form/words.ts';
import { useFieldLabel } from '../user/user-field.ts';
import { DateField } from './date-field.tsx';
import { InterestsField } from './interests-field.tsx';
import { texts } from './texts.ts';

type ProfileFieldProps = {
  asked: AskedField;
  user: UserRead;
  /** Id, name, value, error and change, as the form gives them. */
  field: { id: string; name: string; value: string; error: string | undefined; onChange: (value: string) => void };
};

type Option = { value: string; label: string; lang?: string };

const keyboards = { phone: 'tel', address: 'url', efn: 'numeric' } as const;

export function ProfileFieldInput({ asked: { Name, IsRequired }, user, field }: ProfileFieldProps) {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const label = useFieldLabel()(Name);
  const options = useOptions(user, Name, field.value);
  const spec: { kind: string; autoComplete?: string } = profileFields[Name];
  const shared = { ...field, label, ...(!IsRequired && { optionalLabel: word('optional') }) };
  if (spec.kind === 'date') return <DateField {...shared} required={IsRequired} />;
  if (spec.kind === 'interests') return <InterestsField {...shared} topics={user.InterestList} />;
  const given = { ...shared, required: IsRequired, ...(spec.autoComplete !== undefined && { autoComplete: spec.autoComplete }) };
  if (options) return <SelectField {...given} options={[{ value: '', label: '' }, ...options]} />;
  const help = spec.kind === 'efn' ? t('efnHelp') : undefined;
  if (spec.kind === 'text') return <TextField {...given} multiline />;
  const keyboard = keyboards[spec.kind as keyof typeof keyboards];
  const isCode = keyboard !== undefined || spec.kind === 'cme' || spec.kind === 'vat';
  return (
    <TextField
      {...given}
      {...(help !== undefined && { help })}
      spellCheck={false}
      {...(isCode && { dir: 'ltr', autoCapitalize: 'none' })}
      {...(keyboard && { inputMode: keyboard })}
      {...(spec.kind === 'phone' && { type: 'tel' })}
    />
  );
}

/** What a field chooses from; undefined where it is typed. What was chosen and is not listed any more stays visible. */
function useOptions(user: UserRead, name: AskedField['Name'], value: string): Option[] | undefined {
  const t = useTexts(texts);
  const { languages } = useEvent();
  const named = (list: readonly { Id: string; Name: string }[]): Option[] => list.map(({ Id, Name }) => ({ value: Id, label: Name }));
  const options = ((): Option[] | undefined => {
    switch (profileFields[name].kind) {
      case 'title':
        return named(user.TitleList);
      case 'profession':
        return named(user.ProfessionList);
      case 'country':
        return named(user.CountryListV2);
      case 'gender':
        return genders.map((one) => ({ value: one, label: t(`gender_${one}`) }));
      case 'yesNo':
        return [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ];
      case 'language':
        return languages.map((one) => ({ value: one, label: languageName(one, [...languages]), lang: one }));
      default:
        return undefined;
    }
  })();
  return options && value !== '' && !options.some((one) => one.value === value) ? [...options, { value, label: value }] : options;
}
