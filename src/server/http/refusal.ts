import type { ErrorAnswer } from '#contract/fields.ts';

/** An expected failure, as a value: the caller asked for something that can't be done. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Record<string, string> | undefined;
  readonly isOutOfStock: boolean;
  readonly changed: ErrorAnswer['changed'];
  readonly moved: ErrorAnswer['moved'];

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string>,
    isOutOfStock = false,
    changed?: ErrorAnswer['changed'],
    moved?: ErrorAnswer['moved'],
  ) {
    this.status = status;
    this.message = message;
    this.errors = errors;
    this.isOutOfStock = isOutOfStock;
    this.changed = changed;
    this.moved = moved;
  }

  answer(): ErrorAnswer {
    return {
      status: this.status,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.changed && { changed: this.changed }),
      ...(this.moved && { moved: this.moved }),
      ...(this.isOutOfStock && { out_of_stock: true as const }),
    };
  }
}

export function refuse(status: number, message: string, errors?: Record<string, string>): Refusal {
  return new Refusal(status, message, errors);
}

/** SPEC section 8: the words, and the flag that tells a client which refusal this is. */
export function refuseOutOfStock(): Refusal {
  return new Refusal(409, 'This product is out of stock.', undefined, true);
}

/** Something is not as the buyer agreed to: they are shown what, and decide again. */
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

/** Somebody else was faster: the message says who did what, and `moved` how it stands now. */
export function refuseMoved(message: string, moved: NonNullable<ErrorAnswer['moved']>): Refusal {
  return new Refusal(409, message, undefined, false, undefined, moved);
}
