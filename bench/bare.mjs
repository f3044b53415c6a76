import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The baseline: a process that does nothing but send the same bytes with the same headers. Started as `node bare.mjs
 * HEADERS.json BODY`; prints its port.
 */
const [headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const body = readFileSync(bodyFile);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(address.port);
});
