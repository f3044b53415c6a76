import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ code: number, output: string }} Ended
 * @typedef {{ env?: Record<string, string>, show?: boolean }} Options
 */

/**
 * Runs a program in the project and waits for its end. With `show` its output goes to the terminal; otherwise it is
 * returned. A program that cannot be started counts as failed.
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Ended>}
 */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: signal ? `${output}${program} ended by ${signal}\n` : output });
    });
  });
}

/**
 * Runs the command line tool of an installed package with the current Node.
 * @param {string} bin path inside node_modules
 * @param {string[]} args
 * @param {Options} [options]
 */
export const runTool = (bin, args, options) =>
  run(process.execPath, [join(root, 'node_modules', bin), ...args], options);
