// The shape of an invented person of Kardia.
import type { Field, Words } from './shapes.ts';

/** How senior somebody is: seniors chair, faculty give talks, young people present their own abstracts. */
export type Standing = 'senior' | 'faculty' | 'young';

/** A person of the congress. */
export type Person = {
  /** Order of invention; ties are broken by it. */
  number: number;
  title: string;
  first: string;
  last: string;
  display: string;
  institution: string;
  city: string;
  country: string;
  field?: Field;
  standing: Standing;
  /** Key of a principal. */
  key?: string;
  biography: string | Words;
};
