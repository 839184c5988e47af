// What the viewer lacks for a page: apart from the words of a denial, since parts of every page ask it.
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';
import { useFrame } from './frame.ts';

/** What the viewer lacks for a page (its key) now; empty if it is open to them, or if nothing is known. */
export const useMissing = (page: string): readonly UnmetRequirement[] => useFrame().denial?.(page) ?? [];
