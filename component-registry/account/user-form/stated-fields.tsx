// What a person has stated, to be read where nothing can be changed any more.
import type { AskedField, UserRead } from '#contract/profile-shapes';
import { languageName, profileFields, useEvent, useTexts } from '#sdk';
import { useFieldLabel } from '../user/user-field.ts';
import { profileText } from './form-values.ts';
import { texts } from './texts.ts';
import styles from './user-form.module.css';

/** Fields that are filled, with their words. */
export function StatedFields({ user }: { user: UserRead }) {
  const label = useFieldLabel();
  const wordsOf = useWords(user);
  return (
    <dl className={styles.stated}>
      {user.Form.Fields.flatMap(({ Name }) => {
        const words = wordsOf(Name);
        return words === ''
          ? []
          : [
              <div key={Name}>
                <dt>{label(Name)}</dt>
                <dd>{words}</dd>
              </div>,
            ];
      })}
    </dl>
  );
}

function useWords(user: UserRead): (name: AskedField['Name']) => string {
  const t = useTexts(texts);
  const { language } = useEvent();
  const nameIn = (list: readonly { Id: string; Name: string }[], id: string) => list.find(({ Id }) => Id === id)?.Name ?? id;
  return (name) => {
    const value = profileText(user, name);
    if (value === '') return '';
    switch (profileFields[name].kind) {
      case 'title':
        return nameIn(user.TitleList, value);
      case 'profession':
        return nameIn(user.ProfessionList, value);
      case 'country':
        return nameIn(user.CountryListV2, value);
      case 'interests':
        return user.SelectedInterests.map((id) => nameIn(user.InterestList, id)).join(', ');
      case 'yesNo':
        return t(value === 'true' ? 'yes' : 'no');
      case 'gender':
        return t(`gender_${value as 'male'}`);
      case 'date':
        return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(Date.parse(value));
      case 'language':
        return languageName(value, [value]);
      default:
        return value;
    }
  };
}
