import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '#server/config/config.ts';

const REGION = 'eu-test-1';
const ACCESS_KEY = 'test-key';
const SECRET_KEY = 'test-secret';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request must have, by AWS's Signature Version 4. */
function signatureOf(request: IncomingMessage): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), /.exec(
      request.headers.authorization ?? '',
    );
  if (!given || given[1] !== ACCESS_KEY || given[3] !== REGION) return undefined;
  const [, , day = '', , names = ''] = given;
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, request.url, '', headers.join(''), names, hash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET_KEY}`);
  return hmac(key, toSign).toString('hex');
}

export interface FakeBucket {
  settings: BucketSettings;
  /** Media types by key. */
  types: Map<string, string | undefined>;
  close: () => Promise<void>;
}

/** A server that speaks enough of S3's protocol to put, get and delete. It refuses a wrong signature. */
export async function fakeBucket(bucket = 'shop'): Promise<FakeBucket> {
  const contents = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const answer = (status: number, content: Buffer | string = '') =>
        response.writeHead(status, { 'content-length': Buffer.byteLength(content) }).end(content);
      const signature = signatureOf(request);
      if (!signature || !request.headers.authorization?.endsWith(`Signature=${signature}`)) {
        return answer(403, '<Code>SignatureDoesNotMatch</Code>');
      }
      const prefix = `/${bucket}/`;
      if (!request.url?.startsWith(prefix)) return answer(404, '<Code>NoSuchBucket</Code>');
      const key = request.url.slice(prefix.length);
      const content = contents.get(key);
      if (request.method === 'PUT') {
        contents.set(key, body);
        types.set(key, request.headers['content-type']);
        return answer(200);
      }
      if (request.method === 'DELETE') {
        contents.delete(key);
        return answer(204);
      }
      if (!content) return answer(404, request.method === 'HEAD' ? '' : '<Code>NoSuchKey</Code>');
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (start !== undefined && end !== undefined)
        return answer(206, content.subarray(Number(start), Number(end) + 1));
      if (request.method === 'HEAD')
        return response.writeHead(200, { 'content-length': content.length }).end();
      return answer(200, content);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    types,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
