import type { ErrorAnswer } from '#contract/fields.ts';

/** An expected failure, as a value: the caller asked for something that can't be done. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string>) {
    this.status = status;
    this.message = message;
    this.errors = errors;
  }

  answer(): ErrorAnswer {
    return { status: this.status, message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

export function refuse(status: number, message: string, errors?: Record<string, string>): Refusal {
  return new Refusal(status, message, errors);
}
