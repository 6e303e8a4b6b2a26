import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianParts } from '@waratah/stack/debian';
import { onPath } from '@waratah/stack/on-path';
import { root } from '@waratah/stack/settings';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { mustRun } from '../../tools/run-command.ts';

const Ref = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const Variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: Ref }).optional(),
});
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
export const Container = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  args: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z.array(Variable).default([]),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  securityContext: z.record(z.string(), z.unknown()).optional(),
});
export type Container = z.infer<typeof Container>;

export const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

const Pods = z.object({
  template: z.object({
    spec: z.object({ containers: z.array(Container), initContainers: z.array(Container).default([]) }),
  }),
});
const Runs = z.object({ spec: z.union([Pods, z.object({ jobTemplate: z.object({ spec: Pods }) })]) });

/** The containers of a workload, init containers first. */
export const containersOf = (manifest: Manifest): Container[] => {
  const { spec } = Runs.parse(manifest);
  const { initContainers, containers } =
    'jobTemplate' in spec ? spec.jobTemplate.spec.template.spec : spec.template.spec;
  return [...initContainers, ...containers];
};

/** All objects of a file. */
const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    const value: unknown = document.toJS();
    return value === null ? [] : [Manifest.parse(value)];
  });

export const readManifests = async (path: string) => parseManifests(await readFile(join(root, path), 'utf8'));

/** Reads lines of the form NAME=value. */
export const readPairs = async (path: string): Promise<Record<string, string>> => {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
};

/** kubectl of the machine, or Debian's. */
export const kubectl = async () => {
  const found = await onPath('kubectl');
  if (found) return { program: found, args: [] };
  const { root: debian, command } = await debianParts('kubectl');
  return command(join(debian, 'usr/bin/kubectl'), []);
};

/** An overlay as it would be applied to a cluster. */
export const renderOverlay = async (overlay: string): Promise<Manifest[]> => {
  const { program, args } = await kubectl();
  return parseManifests(await mustRun(program, [...args, 'kustomize', join('k8s/overlays', overlay)]));
};
