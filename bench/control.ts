import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';

const SCRIPT = '/control.js';
/** The one script of a built page. It loads all others. */
const startScript = /<script defer src="[^"]*"[^>]*><\/script>/;

/** Serves the shop's pages with their HTML and styles, but with a script that only mounts an empty React root. */
export async function startControl(shop: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const script = brotliCompressSync(await emptyRoot());
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
      return;
    }
    const isPage = asked.headers.accept?.includes('text/html') ?? false;
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const passed = request(shop + (asked.url ?? '/'), { method: asked.method, headers }, (got) => {
      if (isPage) void sendPage(got, answer);
      else got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendPage(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of got) parts.push(part as Buffer);
  const html = Buffer.concat(parts).toString();
  if (!startScript.test(html)) throw new Error('The page has no script to replace: is it built?');
  const body = brotliCompressSync(
    html.replace(startScript, `<script type="module" src="${SCRIPT}"></script>`),
  );
  const { 'content-length': _length, 'transfer-encoding': _chunked, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, { ...headers, 'content-encoding': 'br' }).end(body);
}

async function emptyRoot(): Promise<string> {
  const { output } = await build({
    input: 'bench/empty-root.tsx',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true },
    write: false,
  });
  return output[0].code;
}
