import type { ErrorAnswer } from '#contract/fields.ts';

/** An expected failure, as a value: the caller asked for something that can't be done. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Record<string, string> | undefined;
  readonly isOutOfStock: boolean;

  constructor(status: number, message: string, errors?: Record<string, string>, isOutOfStock = false) {
    this.status = status;
    this.message = message;
    this.errors = errors;
    this.isOutOfStock = isOutOfStock;
  }

  answer(): ErrorAnswer {
    return {
      status: this.status,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.isOutOfStock && { out_of_stock: true as const }),
    };
  }
}

export function refuse(status: number, message: string, errors?: Record<string, string>): Refusal {
  return new Refusal(status, message, errors);
}

/** SPEC section 8: the words, and the flag by which a client knows this refusal from others. */
export function refuseOutOfStock(): Refusal {
  return new Refusal(409, 'This product is out of stock.', undefined, true);
}
