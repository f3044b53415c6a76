/**
 * Why the database could not answer a correct query: every connection is taken, it can not be reached, it
 * takes too long, or its disk is full.
 */
export type Outage = 'busy' | 'away' | 'slow' | 'full';

const BY_CODE: Readonly<Record<string, Outage>> = {
  // Errors of the network.
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ENOENT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOSPC: 'full',
  // Errors of PostgreSQL: too many connections, disk full, lock not available, statement timeout, stopping or starting,
  // a standby that can not be written to, wrong password, no such database.
  '53300': 'busy',
  '53100': 'full',
  '55P03': 'slow',
  '57014': 'slow',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '25006': 'away',
  '28000': 'away',
  '28P01': 'away',
  '3D000': 'away',
};

/** The driver's errors have no codes. */
const BY_MESSAGE: Readonly<Record<string, Outage>> = {
  'timeout exceeded when trying to connect': 'busy',
  'Query read timeout': 'slow',
  'timeout expired': 'away',
  'Connection terminated': 'away',
  'Connection terminated unexpectedly': 'away',
  'Connection terminated due to connection timeout': 'away',
  'Client has encountered a connection error and is not queryable': 'away',
};

/** Why the database could not answer; undefined for every other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return BY_CODE[code] ?? BY_MESSAGE[error.message] ?? outageOf(error.cause);
}
