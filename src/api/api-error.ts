// What can go wrong with a call, told to whoever asked; the client itself only reports.

/** `offline` no connection · `timeout` no answer in time · `status` an answer that is an error · `shape` an answer that is not what the contract says. */
export type ApiErrorKind = 'offline' | 'timeout' | 'status' | 'shape';

/** A failed call. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly address: string;

  constructor(kind: ApiErrorKind, address: string, status: number, detail: string) {
    super(`${address}: ${detail}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.address = address;
  }
}
