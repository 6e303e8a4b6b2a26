import type { PartName } from '@waratah/stack/parts';
import { mustRun, type Ran, runCommand } from '../../tools/run-command.ts';

/** A program that builds and runs images: Docker, or a compatible one such as Podman. */
export type ImageEngine = Readonly<{
  /** Builds the image of a part from its Dockerfile and answers its size in bytes. */
  build: (name: PartName) => Promise<number>;
  /** Runs a part's image until it exits, with read-only files, on this machine's network. */
  run: (name: PartName, container: Container) => Promise<Ran>;
  exec: (container: string, command: readonly string[]) => Promise<Ran>;
  /** Sends SIGTERM and waits. */
  stop: (container: string) => Promise<unknown>;
}>;

type Container = Readonly<{
  name: string;
  env: Readonly<Record<string, string>>;
  /** The command, instead of the image's own. */
  command?: readonly string[];
  /** Volumes, as FROM:TO. */
  mounts?: readonly string[];
}>;

const tagOf = (name: PartName) => `waratah-${name}:test`;
const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/**
 * IMAGES_ENGINE, or Docker if its server answers. IMAGES_BUILD and IMAGES_RUN may contain further arguments for a
 * machine that needs them: mounts of certificates, a network, a runtime.
 */
export const findImageEngine = async (): Promise<ImageEngine | undefined> => {
  const [program, ...first] = words(process.env.IMAGES_ENGINE || ((await dockerAnswers()) ? 'docker' : ''));
  if (!program) return undefined;
  const call = (args: readonly string[]) => runCommand(program, [...first, ...args]);
  return {
    build: async (name) => {
      const [file, args] =
        name === 'gateway' ? ['gateway/Dockerfile', []] : ['services/Dockerfile', ['--build-arg', `SERVICE=${name}`]];
      const more = words(process.env.IMAGES_BUILD);
      await mustRun(program, [...first, 'build', '--file', file, ...args, '--tag', tagOf(name), ...more, '.']);
      const { output } = await call(['image', 'inspect', '--format', '{{.Size}}', tagOf(name)]);
      return Number(/^\d+$/m.exec(output)?.[0]);
    },
    run: (name, { name: container, env, command = [], mounts = [] }) => {
      const given = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
      const folders = mounts.flatMap((mount) => ['--volume', `${mount}:ro`]);
      const safe = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
      const args = ['--rm', '--name', container, '--network', 'host', ...safe, ...words(process.env.IMAGES_RUN)];
      return call(['run', ...args, ...given, ...folders, tagOf(name), ...command]);
    },
    exec: (container, command) => call(['exec', container, ...command]),
    stop: (container) => call(['stop', '--time', '15', container]),
  };
};

const dockerAnswers = async () =>
  (await runCommand('docker', ['version', '--format', '{{.Server.Version}}']).catch(() => ({ code: 1 }))).code === 0;
