// Every property draws from a fixed seed, so that a run that failed fails again; FOYER_SEED varies it.
import fc from 'fast-check';
import { seed } from './seed.ts';

fc.configureGlobal({ seed });
