import { request } from 'node:http';
import autocannon from 'autocannon';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 20;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: BROWSER });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result.requests.average;
}

/**
 * Requests per second of both servers, measured alternately so that a busy machine slows both. The median round
 * counts.
 */
export async function compareRates(
  shopUrl: string,
  bareUrl: string,
): Promise<{ shop: number; bare: number; ratio: number }> {
  const rounds: { shop: number; bare: number; ratio: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await requestsPerSecond(bareUrl);
    const shop = await requestsPerSecond(shopUrl);
    rounds.push({ shop, bare, ratio: shop / bare });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const median = rounds[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error('no round was measured');
  return median;
}

/** One answer as sent: raw headers and compressed bytes. */
export function rawAnswer(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: BROWSER }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        const own = /^(date|connection|keep-alive)$/i;
        const headers = response.rawHeaders.filter(
          (_, index, all) => !own.test(all[index - (index % 2)] ?? ''),
        );
        resolve({ headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
