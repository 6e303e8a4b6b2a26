// Runs a script of this repository on the repository's own Node, installing it first where needed:
//
//   node stack/bootstrap.mjs SCRIPT.ts [ARGUMENTS...]
//
// Plain JavaScript for whatever Node the machine has (20 or later): until `node`, a dev dependency, is installed,
// there is nothing else to run on.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

// The `node` package puts the binary of a package for this platform in its own place; where that was not allowed
// (install scripts off), the binary stays in the package it came in.
const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const findNode = () =>
  [
    ['node', 'bin', 'node'],
    ['node', 'node_modules', platform, 'bin', 'node'],
    [platform, 'bin', 'node'],
  ]
    .map((path) => join(root, 'node_modules', ...path))
    .find((path) => existsSync(path));

const packagesOf = (lockFile) => JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;

/** npm notes what it installed in node_modules, so an `npm install` by hand counts as well as our own. */
const isInstalled = () => {
  if (!findNode() || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    const found = installed[path];
    if (!found) return path === '' || ['optional', 'devOptional', 'extraneous'].some((excuse) => wanted[excuse]);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

/**
 * Runs a command to its end and answers its exit code. It gets a process group of its own, so that it hears every
 * signal exactly once (a Ctrl-C reaches us from the terminal and again from npm), and it ends when we do, however we
 * end: on Linux the kernel sees to that, and being left by npm counts as being asked to stop.
 */
const run = (command, args, env = process.env) =>
  new Promise((resolve, reject) => {
    const leash = process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'TERM', '--'] : [];
    const [program, ...rest] = [...leash, command, ...args];
    const child = spawn(program, rest, { stdio: 'inherit', env, detached: true });

    let forwardedAt = 0;
    const forward = (signal) => {
      if (Date.now() - forwardedAt < 300) return;
      forwardedAt = Date.now();
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);

    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && forward('SIGTERM'), 500);
    if (!process.env.npm_lifecycle_event) clearInterval(watch);

    const settle = (finish) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      finish();
    };
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => settle(() => resolve(code ?? 128 + constants.signals[signal])));
  });

/**
 * Not `npm ci`: it refuses a lock file without the optional packages of every other platform, and a registry that
 * mirrors only this one leaves them out. Versions are the lock file's all the same, and it stays as it is.
 */
const install = async () => {
  if (isInstalled()) return 0;
  console.log('Installing the npm packages (once, a minute or two) ...');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefix', root];
  const failed = await npm('install', '--no-save', '--ignore-scripts', '--include=dev', ...quiet);
  // The script of `node`, the only one that is needed, brings the binary for this platform.
  return failed || findNode() ? failed : npm('rebuild', 'node', '--ignore-scripts=false', ...quiet);
};

const npm = (...args) => {
  const [program, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  return run(program, [...before, ...args]);
};

/** The second of two starts at once waits for the first and then finds everything installed. */
const installOnce = async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (process.platform !== 'linux') return install();
  return run('flock', [join(root, '.cache/install.lock'), process.execPath, self, '--install']);
};

/** The exit code of a command whose packages could not be installed. */
const notInstalled = 10;

const main = async ([script, ...args]) => {
  if (script === '--install') return install();
  const failed = isInstalled() ? 0 : await installOnce();
  if (failed) return notInstalled;
  const node = findNode();
  const path = [dirname(node), process.env.PATH].join(delimiter);
  // Node keeps what it compiled there for every process that starts later: a third less processor time a start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled');
  return run(node, [script, ...args], { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled });
};

process.exitCode = await main(process.argv.slice(2));
