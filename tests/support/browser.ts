import { expect } from 'vitest';
import type { Answer, CallName } from '#contract/calls.ts';
import type { ErrorAnswer } from '#contract/fields.ts';
import { callAddress, type QueryValue } from '#contract/request.ts';
import { checkAnswer, checkRefusal, type CallOptions } from './answers.ts';
import type { TestApp } from './app.ts';

let clients = 0;

/** A browser as the shop sees it: it keeps cookies and has an IP address of its own. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** The Set-Cookie headers of the last answer. */
  setCookies: string[] = [];
  readonly #shop: TestApp;
  readonly #headers: Record<string, string>;

  constructor(shop: TestApp, headers: Record<string, string> = {}) {
    clients += 1;
    this.#shop = shop;
    this.#headers = { 'x-forwarded-for': `10.9.${Math.floor(clients / 250)}.${clients % 250}`, ...headers };
  }

  /** Makes a call that must succeed. */
  async call<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Answer<N>> {
    const { status, body } = await this.send(name, options);
    expect(status, `${name} answered ${JSON.stringify(body).slice(0, 500)}`).toBe(200);
    return checkAnswer(name, status, body);
  }

  /** Makes a call that must be refused. */
  async refused<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<ErrorAnswer> {
    const { status, body } = await this.send(name, options);
    expect(status, `${name} was not refused`).toBeGreaterThanOrEqual(400);
    return checkRefusal(status, body);
  }

  async send<N extends CallName>(name: N, options: CallOptions<N> = {}) {
    const { params, query, body, headers } = options as {
      params?: Record<string, string | number>;
      query?: Record<string, QueryValue>;
      body?: unknown;
      headers?: Record<string, string>;
    };
    const response = await this.#shop.fetch(callAddress(name, params, query), {
      method: name.slice(0, name.indexOf(' ')),
      headers: {
        ...this.#headers,
        cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keep(response.headers.getSetCookie());
    return { status: response.status, body: (await response.json()) as unknown };
  }

  async isLoggedIn(): Promise<boolean> {
    return (await this.call('GET /global/user/session')).result.isUserLogIn;
  }

  #keep(lines: string[]): void {
    this.setCookies = lines;
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
