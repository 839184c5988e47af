// Random secrets, and the form in which they are stored: hashed.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 random bits, safe in cookies and addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret: SHA-256, hex. A secret of 256 random bits needs no slow hash. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** Whether two texts are equal, in a time that does not reveal where they differ. */
export const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
