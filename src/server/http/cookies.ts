import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookies {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, days: number) => void;
  clear: (name: string) => void;
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Browsers accept a cookie with this name only from the shop's own host and only over a secure connection, so
 * that a neighbour under the same domain can't replace it.
 */
const HOST_ONLY = '__Host-';

/**
 * The cookies of one request. Over HTTPS, names have the prefix. A cookie that was set earlier without the prefix is
 * still read when there is no prefixed one. Setting or clearing the cookie removes the old one.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const named = (name: string) => (isSecure ? HOST_ONLY + name : name);
  const forgetPlain = (name: string) => {
    if (isSecure && request.cookies[name] !== undefined) void reply.clearCookie(name, options);
  };
  return {
    get: (name) => request.cookies[named(name)] ?? request.cookies[name],
    set(name, value, days) {
      void reply.setCookie(named(name), value, { ...options, maxAge: days * DAY_SECONDS });
      forgetPlain(name);
    },
    clear(name) {
      void reply.clearCookie(named(name), options);
      forgetPlain(name);
    },
  };
}
