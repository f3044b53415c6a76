import type { ErrorAnswer } from '#contract/fields.ts';

const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.';
const UNEXPECTED = 'Something went wrong, please try again.';

/** A call that failed. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** Error messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** SPEC: the flag that an item could not be added because stock is too low. */
  readonly isOutOfStock: boolean;
  /** The prices and items that changed since the buyer agreed. */
  readonly changed: NonNullable<ErrorAnswer['changed']>;
  /** The current record, if it has changed since it was read. */
  readonly now: ErrorAnswer['now'];
  /** The proof that is needed first, such as the code of a second factor. */
  asks: ErrorAnswer['asks'];

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    isOutOfStock = false,
    changed: ErrorAnswer['changed'] = [],
    now?: ErrorAnswer['now'],
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
    this.isOutOfStock = isOutOfStock;
    this.changed = changed;
    this.now = now;
  }

  static unreachable(): ApiError {
    return new ApiError(0, UNREACHABLE);
  }

  static fromAnswer(status: number, body: unknown): ApiError {
    const { message, errors, out_of_stock, changed, now, asks } = (body ?? {}) as Partial<ErrorAnswer>;
    const failure = new ApiError(status, message || UNEXPECTED, errors, Boolean(out_of_stock), changed, now);
    failure.asks = asks;
    return failure;
  }
}

/** For answers with a good HTTP status that don't come from the shop, such as a hotel's login page. */
const NOT_AN_ANSWER = 502;
const CONFLICT = 409;

const isGood = (status: number) => status >= 200 && status < 300;

/**
 * Why an answer is a failure; undefined for a success. SPEC: a call succeeds when the body says so. The HTTP status and
 * the status in the body must both be good, and `out_of_stock` must not be set.
 */
export function failureOf(httpStatus: number, body: unknown): ApiError | undefined {
  if (!isGood(httpStatus)) return ApiError.fromAnswer(httpStatus, body);
  const { status, out_of_stock } = (body ?? {}) as { status?: unknown; out_of_stock?: unknown };
  if (typeof status !== 'number') return ApiError.fromAnswer(NOT_AN_ANSWER, undefined);
  if (!isGood(status)) return ApiError.fromAnswer(status, body);
  return out_of_stock ? ApiError.fromAnswer(CONFLICT, body) : undefined;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** How the second step of a login can be made. A code of an app or a recovery code works always. */
export type SecondStep = 'code' | 'passkey';

/** The second step that a login needs; undefined if it failed for another reason. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.asks === 'code' || error.asks === 'passkey' ? error.asks : undefined;
}

/** The session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !secondStepOf(error);
}

/** Refused because of too many calls. A later retry may work. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Whether a retry may help: the network or the server failed. */
export function mayRecover(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNEXPECTED;
}
