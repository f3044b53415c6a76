import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { programOnPath } from './programs.mjs';

const debian = '/usr/lib/postgresql';

/** The folder with PostgreSQL's server programs; the newest if there are several. */
export function findPostgres() {
  const onPath = programOnPath('initdb');
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(onPath ? [dirname(realpathSync(onPath))] : []),
    ...versions.map((version) => `${debian}/${version}/bin`),
  ].find((bin) => existsSync(`${bin}/initdb`) && existsSync(`${bin}/postgres`));
}

/**
 * Starts a temporary PostgreSQL server: fast rather than crash-safe, reachable only from this machine, and deleted by
 * `stop`.
 * @param {string} bin
 * @param {Record<string, string>} [extra] settings of PostgreSQL
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(bin, extra = {}) {
  /** @type {{ uid?: number, gid?: number }} */
  const owner = process.getuid?.() === 0 ? serverUser() : {};
  const home = mkdtempSync(join(tmpdir(), 'threefold-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: home, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    ...extra,
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text) => (log = `${log}${text}`.slice(-8_000)));
  const gone = new Promise((resolve) => server.once('close', resolve));
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);

  const stop = async () => {
    process.removeListener('exit', kill);
    server.kill('SIGINT');
    await gone;
    rmSync(home, { recursive: true, force: true });
  };
  for (let tries = 0; !log.includes('ready to accept connections'); tries++) {
    if (server.exitCode !== null || tries > 300) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await wait(50);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root, so root starts it as a user without other rights. */
function serverUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter(([found]) => found === name))[0];
  if (!user)
    throw new Error('PostgreSQL can not be started by root, and there is no user postgres or nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
