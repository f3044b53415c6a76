import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inProject, root } from './lib/paths.mjs';

requireNode();
process.chdir(root);
await ensureInstalled();
if (existsSync('.env')) process.loadEnvFile('.env');

const child = spawn(
  process.execPath,
  [inProject('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/main.ts'],
  { stdio: 'inherit', env: { ...process.env, THREEFOLD_DEV: '1' } },
);

// Ctrl-C in the terminal also reaches the child. Only a signal to this process alone must be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
