const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.';
const UNEXPECTED = 'Something went wrong, please try again.';

/** A call that failed. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** What is wrong with single fields, by their name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
  }

  static unreachable(): ApiError {
    return new ApiError(0, UNREACHABLE);
  }

  static fromAnswer(status: number, body: unknown): ApiError {
    const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string> };
    return new ApiError(status, message || UNEXPECTED, errors);
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Asking again may help: the network failed, or the server did. */
export function mayRecover(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPECTED;
}
