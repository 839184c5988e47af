// The error of a failed API call.

/** `offline`: no connection · `timeout`: no answer in time · `status`: an error status · `shape`: an answer that does not match the contract. */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'shape';

/** A failed call. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly address: string;
  /** Error code of the server (`not-signed-in`) and the field at fault; empty if the server gave none. */
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
