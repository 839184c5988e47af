// The hand-written tables of all fields, by field.
import type { Field, FieldTable } from '../shapes.ts';
import { arrhythmia } from './arrhythmia.ts';
import { digital } from './digital.ts';
import { heartFailure } from './heart-failure.ts';
import { imaging } from './imaging.ts';
import { interventional } from './interventional.ts';
import { nursing } from './nursing.ts';
import { paediatric } from './paediatric.ts';
import { prevention } from './prevention.ts';

/** One table a field. */
export const tables: Record<Field, FieldTable> = {
  'heart-failure': heartFailure,
  arrhythmia,
  imaging,
  interventional,
  prevention,
  nursing,
  paediatric,
  digital,
};
