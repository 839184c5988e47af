// What can go wrong with a call, told to whoever asked; the client itself only reports.

/** `offline` no connection · `timeout` no answer in time · `status` an answer that is an error · `shape` an answer that is not what the contract says. */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'shape';

/** A failed call. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly address: string;
  /** The server's word for what went wrong (`not-signed-in`), and the field at fault; empty when it said none. */
  readonly code: string;
  readonly field: string;

  constructor(kind: ApiErrorKind, address: string, status: number, detail: string, { code = '', field = '' } = {}) {
    super(`${address}: ${detail}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.address = address;
    this.code = code;
    this.field = field;
  }
}
