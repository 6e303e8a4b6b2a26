import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockFile } from './file-lock.ts';

const run = promisify(execFile);

const release = 'trixie';
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

const sets = {
  /** The C and C++ libraries that the embedded MongoDB needs, and Redis with its libraries. */
  servers: {
    packages:
      'libc6 libgcc-s1 libstdc++6 redis-server redis-tools libatomic1 libjemalloc2 liblzf1 libssl3t64 libsystemd0 libcap2 libzstd1 zlib1g',
    folder: '',
    what: 'Redis and the C library of Debian 13 for the embedded servers (once, about 20 MB)',
    instead: 'give MONGO_URL and REDIS_URL instead',
  },
  /** Renders the overlays in k8s for tests. */
  kubectl: {
    packages: 'libc6 kubectl',
    folder: '-kubectl',
    what: 'kubectl of Debian 13 for the tests of k8s (once, about 20 MB)',
    instead: 'put a kubectl on the PATH instead',
  },
  /** Reads Docker Compose files for tests. */
  compose: {
    packages: 'libc6 docker-compose',
    folder: '-compose',
    what: 'docker-compose of Debian 13 for the tests of its files (once, about 20 MB)',
    instead: 'put a docker-compose on the PATH instead',
  },
} as const;

type Wanted = (typeof sets)[keyof typeof sets];

const platforms: Readonly<Record<string, { triplet: string; loader: string }>> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

export type DebianParts = Readonly<{
  root: string;
  /** The command that runs a program with Debian 13's libraries instead of the machine's own. */
  command: (program: string, args: readonly string[]) => { program: string; args: string[] };
}>;

/**
 * Packages of Debian 13, unpacked into the user's cache, so that the machine itself stays unchanged and no rights are
 * needed. Downloaded once for all clones.
 */
export const debianParts = async (set: keyof typeof sets = 'servers'): Promise<DebianParts> => {
  const wanted = sets[set];
  const platform = platforms[process.arch];
  if (!platform || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`This needs a Debian on x64 or arm64; ${wanted.instead}`);
  }
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'waratah');
  const root = join(cache, `debian-13-${process.arch}${wanted.folder}`);
  if (!existsSync(root)) await fetchOnce(cache, root, wanted);
  const libraries = join(root, 'usr/lib', platform.triplet);
  return {
    root,
    command: (program, args) => ({
      program: join(libraries, platform.loader),
      args: ['--library-path', libraries, program, ...args],
    }),
  };
};

const fetchOnce = async (cache: string, root: string, { packages, what, instead }: Wanted) => {
  await mkdir(cache, { recursive: true });
  await using _lock = await lockFile(join(cache, 'lock'));
  if (existsSync(root)) return;
  console.log(`Fetching ${what} ...`);
  const work = `${root}.partial`;
  try {
    await rm(work, { recursive: true, force: true });
    await fetchParts(work, packages.split(' '));
    await rename(join(work, 'root'), root);
  } catch (error) {
    throw new Error(`Parts of Debian 13 could not be fetched; ${instead}`, { cause: error });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

/** Runs apt with its own lists, sources and cache: it changes nothing of the system, and checks signatures. */
const fetchParts = async (work: string, packages: readonly string[]) => {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'sources', 'packages', 'root']) {
    await mkdir(join(work, folder), { recursive: true });
  }
  const signedBy = existsSync(keyring) ? `[signed-by=${keyring}] ` : '';
  await writeFile(join(work, 'sources.list'), `deb ${signedBy}${await debianMirror()} ${release} main\n`);
  const settings = {
    'Dir::Etc::sourcelist': join(work, 'sources.list'),
    'Dir::Etc::sourceparts': join(work, 'sources'),
    'Dir::State::Lists': join(work, 'lists'),
    'Dir::Cache': join(work, 'cache'),
    'Acquire::Languages': 'none',
    'Acquire::Retries': '3',
    'APT::Sandbox::User': '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const folder = join(work, 'packages');
  await run('apt-get', [...options, '-qq', 'update'], { cwd: folder });
  await run('apt-get', [...options, '-qq', 'download', ...packages.map((name) => `${name}/${release}`)], {
    cwd: folder,
  });
  for (const file of await readdir(folder)) await run('dpkg', ['-x', join(folder, file), join(work, 'root')]);
};

/** The mirror that this machine uses for its own Debian. */
const debianMirror = async () => {
  const codename = /^VERSION_CODENAME=(.*)$/m.exec(await readFile('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)']);
  const suites = new Set([codename, 'stable', 'oldstable', 'testing', 'unstable', 'sid']);
  const sources = stdout.split('\n').map((line) => line.split(' '));
  const [mirror] = sources.find(([, suite = '', component]) => suites.has(suite) && component === 'main') ?? [];
  if (!mirror) throw new Error("apt's sources name no Debian mirror");
  return mirror;
};
