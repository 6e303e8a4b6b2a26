import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectStoreEnv } from '@waratah/kit/files/object-store';
import { type PartName, parts } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';

/** What a part says against its settings, in its own words; undefined when it would start. */
export const refusal = (part: PartName, env: Readonly<Record<string, string>>): string | undefined => {
  try {
    parts[part].read({ ...env });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Read by Node's own start or by the kit, for every part. */
const everywhere = ['NODE_ENV', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];

/** Every variable that a part reads. */
export const settingsOf = async (part: PartName): Promise<ReadonlySet<string>> => {
  const file = join(root, part === 'gateway' ? part : `services/${part}`, 'src/config.ts');
  const source = await readFile(file, 'utf8');
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? '');
  const objects = source.includes('...objectStoreEnv') ? Object.keys(objectStoreEnv) : [];
  return new Set([...own, ...objects, ...everywhere]);
};
