// The picture of users without one of their own (A §3 Stored session user).

/** Address of the picture, a file of the build. */
export const PLACEHOLDER_PICTURE = '/person.svg';
