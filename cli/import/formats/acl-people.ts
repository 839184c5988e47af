// People as the files of an ACL conference write them.
import { asFields, asList, type Fields, field, oneLine } from '../reading/fields.ts';

/** Who presents an event, with the fields around the name; nobody where no name is given. */
export const aclPresenter = (fields: Fields): Fields[] => {
  const name = oneLine(field(fields, 'presenter'));
  if (name === '') return [];
  return [{ name, institution: field(fields, 'institution'), biography: field(fields, 'bio'), image: field(fields, 'image_url') }];
};

/** People of a list: names, or names in parts with an affiliation. */
export const aclPeople = (value: unknown): Fields[] =>
  asList(value).flatMap((entry) => {
    const fields = asFields(entry);
    if (!fields) return oneLine(entry) === '' ? [] : [{ name: oneLine(entry) }];
    const parts = ['first_name', 'middle_name', 'last_name'].map((name) => oneLine(field(fields, name))).filter(Boolean);
    const name = oneLine(field(fields, 'full_name', 'name')) || parts.join(' ');
    return name === '' ? [] : [{ name, institution: field(fields, 'affiliation', 'institution') }];
  });
