// Limits of what people have of their own.

/** Most bytes of a picture that is sent. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;

/** Days in which a deletion can be taken back. */
export const DELETION_DAYS = 14;
