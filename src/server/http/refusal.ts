import type { ErrorAnswer } from '#contract/fields.ts';

/** An expected failure, as a value: the caller asked for something that can't be done. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Record<string, string> | undefined;
  readonly isOutOfStock: boolean;
  readonly changed: ErrorAnswer['changed'];
  readonly moved: ErrorAnswer['moved'];
  readonly now: ErrorAnswer['now'];
  asks: ErrorAnswer['asks'];

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string>,
    isOutOfStock = false,
    changed?: ErrorAnswer['changed'],
    moved?: ErrorAnswer['moved'],
    now?: ErrorAnswer['now'],
  ) {
    this.status = status;
    this.message = message;
    this.errors = errors;
    this.isOutOfStock = isOutOfStock;
    this.changed = changed;
    this.moved = moved;
    this.now = now;
  }

  answer(): ErrorAnswer {
    return {
      status: this.status,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.changed && { changed: this.changed }),
      ...(this.moved && { moved: this.moved }),
      ...(this.now && { now: this.now }),
      ...(this.asks && { asks: this.asks }),
      ...(this.isOutOfStock && { out_of_stock: true as const }),
    };
  }
}

export function refuse(status: number, message: string, errors?: Record<string, string>): Refusal {
  return new Refusal(status, message, errors);
}

/** A cursor that this list did not give for this order. */
export function refuseCursor(): Refusal {
  const text = 'must be the next_cursor of the page before';
  return refuse(400, `cursor ${text}.`, { cursor: text });
}

/** SPEC section 8: the message, and the flag by which clients recognise this refusal. */
export function refuseOutOfStock(): Refusal {
  return new Refusal(409, 'This product is out of stock.', undefined, true);
}

/** Some are left, but not as many as asked for. */
export function refuseTooMany(words: string): Refusal {
  return new Refusal(409, words, { quantity: words }, true);
}

/** Something changed since the buyer agreed. The answer says what, and the buyer decides again. */
export function refuseChanged(changed: NonNullable<ErrorAnswer['changed']>): Refusal {
  const isOutOfStock = changed.some(({ what }) => what === 'stock');
  return new Refusal(
    409,
    'Something has changed. Please look at it again.',
    undefined,
    isOutOfStock,
    changed,
  );
}

/**
 * Another person moved the order, the device or the repair first. The message names the person and the move;
 * `moved` is the current state.
 */
export function refuseMoved(message: string, moved: NonNullable<ErrorAnswer['moved']>): Refusal {
  return new Refusal(409, message, undefined, false, undefined, moved);
}

/** Another person changed the record first. `now` is the current record, so that both can be compared. */
export function refuseStale(message: string, now: NonNullable<ErrorAnswer['now']>): Refusal {
  return new Refusal(409, message, undefined, false, undefined, undefined, now);
}

/** Something is needed first, which the client can ask for. */
export function refuseAsking(
  status: 401 | 403,
  asks: NonNullable<ErrorAnswer['asks']>,
  message: string,
): Refusal {
  const refusal = new Refusal(status, message);
  refusal.asks = asks;
  return refusal;
}
