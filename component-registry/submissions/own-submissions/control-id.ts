// Ids of the controls of the form, so that the list of problems leads to them.

/** Id of the control of a field of the content; within lists `Authors.0.Surname`. */
export const controlId = (field: string): string => `submission-${field.replaceAll('.', '-')}`;
