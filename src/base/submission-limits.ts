// States and limits of submissions and reviews that contract, rules and screens share.

/** Longest text of any field, characters: a call may ask for less. */
export const LONGEST_ABSTRACT = 20_000;
export const LONGEST_SUBMISSION_LINE = 500;
export const LONGEST_EXTRA_TEXT = 5_000;
/** Longest comment of a reviewer, characters. */
export const LONGEST_REVIEW = 5_000;
/** Most authors of a submission, and institutions of an author. */
export const MOST_AUTHORS = 200;
export const MOST_INSTITUTIONS = 10;
/** Most submissions of one account to one call, drafts included. */
export const MOST_SUBMISSIONS = 50;
/** Most files of a submission, and bytes of one. */
export const MOST_SUBMISSION_FILES = 5;
export const MOST_SUBMISSION_FILE_BYTES = 10 * 1024 * 1024;
/** Longest key that a device gives a submission or a file. */
export const SUBMISSION_KEY = /^[\w-]{8,64}$/;

/** States of a submission; `review`: submitted, and assigned to reviewers. */
export const submissionStates = ['draft', 'submitted', 'review', 'revision', 'accepted', 'rejected', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Kinds of fields that a call asks for beside title, abstract, keywords and authors. */
export const extraKinds = ['text', 'choice', 'number', 'yes-no'] as const;
