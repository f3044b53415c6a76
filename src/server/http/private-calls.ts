import { Readable } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition, OfficeAccess, Role } from '#contract/call.ts';
import type { Answer, CallName, Parsed } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Config } from '../config/config.ts';
import type { Account, FindAccount } from './account.ts';
import { lacksSecondFactor, mayDo, SESSION_COOKIE } from './account.ts';
import { parseInput, routeOf } from './call-input.ts';
import type { StoredFile } from '../ports/file-store.ts';
import { mediaTypeOf } from '../ports/file-types.ts';
import type { Cookies } from './cookies.ts';
import { cookiesOf } from './cookies.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { Refusal, refuse, refuseAsking } from './refusal.ts';
import { PREVIEW_HEADERS } from './security.ts';
import type { Limit, Tries } from './tries.ts';
import type { Upload, UploadLimits, UploadType } from './uploads.ts';
import { uploadScope, withUpload } from './uploads.ts';

const MOST_USER_AGENT = 300;
const TOO_MANY = 429;
const SHORT_WAIT = 60;

/** The tools of a handler besides its answer. */
export interface CallContext {
  cookie: Cookies;
  /** The address at which the browser sees the shop, without a path. */
  origin: string;
  /** Identifies the client, such as its network address. */
  client: string;
  /** Counts this attempt by client and target; true once there were too many. */
  tooMany: (what: string, target: string, limit?: Limit) => boolean;
  /** Counts attempts by target alone, over all clients. */
  tooManyByAll: (what: string, target: string, limit: Limit) => boolean;
  /** How many recent attempts of this client are counted, including this one. */
  countOf: (what: string, target: string) => number;
  /** Notes that this client has succeeded with a target, for a month or until this server stops. */
  remember: (what: string, target: string) => void;
  isRemembered: (what: string, target: string) => boolean;
  /** Takes this attempt out of both counts, after it succeeded. */
  forgive: (what: string, target: string) => void;
  /** Shown in the list of sessions, so that people recognise their browser. */
  userAgent: string;
}

/** Receives the uploaded file. Handlers call it after they have checked that the sender may upload. */
export type TakeUpload = <A, T extends UploadType>(
  limits: UploadLimits<T>,
  work: (upload: Upload<T>) => Promise<A>,
) => Promise<A | Refusal>;

/** A file that the caller may see, and how long caches may keep it. */
export interface PrivateFile {
  file: StoredFile;
  cacheControl: string;
}

/** A file that is sent while it is made. */
export interface Download {
  fileName: string;
  lines: AsyncIterable<string>;
}

export type DownloadRequest = Pick<
  FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, string> }>,
  'params' | 'query'
>;

export const noFile = () => refuse(404, 'There is nothing at this address.');

/** Bytes that multipart adds around the file. */
const AROUND_FILE = 64 * 1024;

/** Calls that require a login always have an account. */
type AccountOf<N extends CallName> = (typeof calls)[N] extends { access: readonly Role[] | OfficeAccess }
  ? Account
  : Account | undefined;

type PrivateHandler<N extends CallName> = (
  input: Parsed<N>,
  context: CallContext & { account: AccountOf<N>; idempotencyKey: string | undefined },
) => Promise<Answer<N> | Refusal>;

/** Calls that depend on the sender or change data. Never cached, and refused when another site sent them. */
export class PrivateCalls {
  readonly #app: FastifyInstance;
  readonly #isSecure: boolean;
  readonly #tries: Tries;
  readonly #findAccount: FindAccount;
  readonly #publicUrl: string | undefined;
  readonly #requiresSecondFactor: boolean;
  /** How many seconds the client has to wait before the next try. */
  readonly #waits = new WeakMap<FastifyRequest, number>();

  constructor(
    app: FastifyInstance,
    { publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>,
    findAccount: FindAccount,
    tries: Tries,
  ) {
    this.#requiresSecondFactor = !demo;
    this.#app = app;
    this.#findAccount = findAccount;
    this.#tries = tries;
    this.#publicUrl = publicUrl;
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
  }

  define<N extends CallName>(
    name: N,
    handler: PrivateHandler<N>,
    { bodyLimit }: { bodyLimit?: number } = {},
  ): void {
    this.#route(this.#app, name, () => handler, bodyLimit);
  }

  /** A call that takes one file. The handler first checks that the sender may upload. */
  async defineUpload<N extends CallName>(
    name: N,
    bytes: number,
    handler: (...given: [...Parameters<PrivateHandler<N>>, TakeUpload]) => ReturnType<PrivateHandler<N>>,
  ): Promise<void> {
    await uploadScope(this.#app, (scope) =>
      this.#route(
        scope,
        name,
        (request) => (input, context) =>
          handler(input, context, (limits, work) => withUpload(request, limits, work)),
        bytes + AROUND_FILE,
      ),
    );
  }

  /** A route that answers with a file. It is not in the contract, whose answers are JSON. */
  defineFile(
    path: string,
    handler: (params: Readonly<Record<string, string>>) => Promise<PrivateFile | Refusal>,
  ): void {
    this.#app.get<{ Params: Record<string, string> }>(path, async (request, reply) =>
      sendFile(reply, await handler(request.params)),
    );
  }

  /** A route that answers with a file for staff with a permission. */
  defineOfficeFile(
    path: string,
    access: OfficeAccess,
    handler: (request: DownloadRequest, account: Account) => Promise<PrivateFile | Refusal>,
  ): void {
    this.#officeGet(path, access, handler, sendFile);
  }

  /**
   * A route that sends rows of text as they are read, for staff with a permission. It is not in the contract, whose
   * answers are JSON.
   */
  defineDownload(
    path: string,
    access: OfficeAccess,
    handler: (request: DownloadRequest, account: Account) => Promise<Download | Refusal>,
  ): void {
    this.#officeGet(path, access, handler, (reply, { fileName, lines }) =>
      reply
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines)),
    );
  }

  /**
   * A route that shows a page to staff inside a page of the office. Its content comes from people, so it may load
   * pictures of the shop and nothing else, and no script runs in it.
   */
  definePreview(
    path: string,
    access: OfficeAccess,
    handler: (request: DownloadRequest) => Promise<string | Refusal>,
  ): void {
    this.#officeGet(path, access, handler, (reply, html) =>
      reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8').send(html),
    );
  }

  /** A route for staff with a permission that answers with something else than JSON. No cache keeps it unless `send` says so. */
  #officeGet<A>(
    path: string,
    access: OfficeAccess,
    handler: (request: DownloadRequest, account: Account) => Promise<A | Refusal>,
    send: (reply: FastifyReply, answer: A) => FastifyReply,
  ): void {
    this.#app.get<{ Params: Record<string, string>; Querystring: Record<string, string> }>(
      path,
      async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const account = await this.staffOf(request, access);
        const answer = account instanceof Refusal ? account : await handler(request, account);
        if (answer instanceof Refusal) return reply.code(answer.status).send(answer.answer());
        return send(reply, answer);
      },
    );
  }

  #route<N extends CallName>(
    scope: FastifyInstance,
    name: N,
    handlerFor: (request: FastifyRequest) => PrivateHandler<N>,
    bodyLimit?: number,
  ): void {
    const { method, path } = routeOf(name);
    scope.route({
      method,
      url: path,
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: async (request, reply) => {
        const answer = await this.#run(name, handlerFor(request), request, reply);
        reply.header('cache-control', 'no-store');
        if (!(answer instanceof Refusal)) return reply.code(answer.status).send(answer);
        if (answer.status !== TOO_MANY) return reply.code(answer.status).send(answer.answer());
        const wait = this.#waits.get(request) ?? SHORT_WAIT;
        reply.code(TOO_MANY).header('retry-after', wait);
        return reply.send({ ...answer.answer(), message: `${answer.message} ${inWords(wait)}` });
      },
    });
  }

  /** The account that sent a request, for calls that are open to everybody. */
  async accountOf(request: FastifyRequest): Promise<Account | undefined> {
    const token = request.cookies[SESSION_COOKIE];
    return token === undefined ? undefined : this.#findAccount(token);
  }

  /** The staff member who sent a request for something else than JSON, or why it is not open to them. */
  async staffOf(request: FastifyRequest, access: OfficeAccess): Promise<Account | Refusal> {
    const account = await this.accountOf(request);
    const refusal = officeRefusal(account, access) ?? this.#lacksFactor(account);
    return refusal ?? account ?? notOpen();
  }

  async #run<N extends CallName>(
    name: N,
    handler: PrivateHandler<N>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer<N> | Refusal> {
    if (request.method !== 'GET' && isFromElsewhere(request, this.#publicUrl)) {
      return refuse(403, 'This can only be done from the shop itself.');
    }
    const context = this.#context(request, reply);
    const account = await this.#accountOf(context);
    const refusal = refusalFor(name, account) ?? this.#missing(name, account);
    if (refusal) return refusal;
    const input = parseInput(calls[name], request);
    if (input instanceof Refusal) return input;
    const idempotencyKey = readIdempotencyKey(calls[name], request.headers);
    if (idempotencyKey instanceof Refusal) return idempotencyKey;
    return handler(input as Parsed<N>, { ...context, account: account as AccountOf<N>, idempotencyKey });
  }

  /**
   * A step that is missing before a call of the office: set up a second factor, or give the password again.
   */
  #missing(name: CallName, account: Account | undefined): Refusal | undefined {
    const { needsProof } = calls[name] as CallDefinition;
    if (!account) return undefined;
    const refusal = name.includes(' /office/') ? this.#lacksFactor(account) : undefined;
    return refusal ?? (needsProof && !account.isFresh ? askForProof() : undefined);
  }

  #lacksFactor(account: Account | undefined): Refusal | undefined {
    if (!account || !this.#requiresSecondFactor || !lacksSecondFactor(account)) return undefined;
    const message = 'Your work here needs a second factor. Set one up in your account first.';
    return refuseAsking(403, 'second_factor', message);
  }

  /** Also clears the cookie of a session that has ended. */
  async #accountOf({ cookie }: CallContext): Promise<Account | undefined> {
    const token = cookie.get(SESSION_COOKIE);
    if (token === undefined) return undefined;
    const account = await this.#findAccount(token);
    if (!account) cookie.clear(SESSION_COOKIE);
    return account;
  }

  #context(request: FastifyRequest, reply: FastifyReply): CallContext {
    const client = normalizeIP(request.ip);
    const isTooMany = (what: string, by: string, target: string, limit: Limit) => {
      const isOver = this.#tries.tooMany(what, by, target, limit);
      if (isOver) {
        const wait = this.#tries.secondsLeft(what, by, target);
        this.#waits.set(request, Math.max(wait, this.#waits.get(request) ?? 0));
      }
      return isOver;
    };
    return {
      cookie: cookiesOf(request, reply, this.#isSecure),
      origin: this.#publicUrl ?? `${request.protocol}://${request.host}`,
      client,
      userAgent: request.headers['user-agent']?.slice(0, MOST_USER_AGENT) ?? '',
      tooMany: (what, target, limit = {}) => isTooMany(what, client, target, limit),
      tooManyByAll: (what, target, limit) => isTooMany(what, '', target, limit),
      countOf: (what, target) => this.#tries.countOf(what, client, target),
      remember: (what, target) => this.#tries.remember(what, client, target),
      isRemembered: (what, target) => this.#tries.isRemembered(what, client, target),
      forgive: (what, target) => {
        this.#tries.forgive(what, client, target);
        this.#tries.forgive(what, '', target);
      },
    };
  }
}

function sendFile(reply: FastifyReply, answer: PrivateFile | Refusal): FastifyReply {
  if (answer instanceof Refusal) {
    return reply.header('cache-control', 'no-store').code(answer.status).send(answer.answer());
  }
  const { file, cacheControl } = answer;
  return reply
    .header('cache-control', cacheControl)
    .header('content-type', mediaTypeOf(file.type))
    .header('content-length', file.bytes)
    .send(file.stream);
}

/** The value of the header Retry-After as text. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / SHORT_WAIT);
  if (minutes >= 60) return 'Please try again in an hour.';
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** For calls that are dangerous only sometimes, such as a large refund. */
export const askForProof = () =>
  refuseAsking(403, 'proof', 'Please give your password or a second factor again, since this matters.');

export const notOpen = () => refuse(403, 'This is not open to your account.');

/** For staff who may prepare something, but not show it. */
export const mayNotPublish = () => refuse(403, 'Ask somebody who may publish.');

/** Refuses calls that the account may not use, before their input is read. */
function refusalFor(name: CallName, account: Account | undefined): Refusal | undefined {
  const { access } = calls[name] as CallDefinition;
  if (!access) return undefined;
  if ('permission' in access) return officeRefusal(account, access);
  if (!account) return refuse(401, 'Please sign in.');
  return access.includes(account.role) ? undefined : notOpen();
}

function officeRefusal(account: Account | undefined, access: OfficeAccess): Refusal | undefined {
  if (!account) return refuse(401, 'Please sign in.');
  if (mayDo(account, access)) return undefined;
  const { and, ...others } = access;
  return and === 'publish' && mayDo(account, others) ? mayNotPublish() : notOpen();
}

/**
 * Browsers say which site sent a request. A request that came from another site was not the shopper's own
 * action.
 */
function isFromElsewhere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === publicUrl) return false;
  try {
    // `request.host` includes X-Forwarded-Host if the proxy is trusted.
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
