import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { natsEnv, redisEnv } from '@waratah/kit/process/servers';
import { type PartName, parts } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';

/** The message with which a part refuses its settings; undefined if it would start. */
export const refusal = (part: PartName, env: Readonly<Record<string, string>>): string | undefined => {
  try {
    parts[part].read({ ...env });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Variables that Node or the kit read in every part. */
const everywhere = ['NODE_ENV', 'DRAIN_MS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];

/** Every variable that a part reads. */
export const settingsOf = async (part: PartName): Promise<ReadonlySet<string>> => {
  const file = join(root, part === 'gateway' ? part : `services/${part}`, 'src/config.ts');
  const source = await readFile(file, 'utf8');
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? '');
  const shared = Object.entries({ objectStoreEnv, natsEnv, redisEnv }).flatMap(([name, env]) =>
    source.includes(`...${name}`) ? Object.keys(env) : [],
  );
  return new Set([...own, ...shared, ...everywhere]);
};
