import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { verify } from './lib/verify.mjs';

requireNode();
process.chdir(root);
await ensureInstalled();
const { failed } = await verify();
process.exitCode = failed > 0 ? 1 : 0;
