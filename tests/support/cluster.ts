import type { Manifest } from './manifests.ts';
import { z } from 'zod';

const Spec = z.object({
  replicas: z.number().optional(),
  minReplicas: z.number().optional(),
  minReplicaCount: z.number().optional(),
  scaleTargetRef: z.object({ name: z.string() }).optional(),
});
const Target = z.object({ scaleTargetRef: z.object({ name: z.string() }), min: z.number() });

const paused = 'autoscaling.keda.sh/paused-replicas';

/**
 * The parts of a cluster that the runbook's commands change: replicas of deployments, and their autoscalers. A
 * HorizontalPodAutoscaler ignores a deployment with zero replicas; KEDA raises one to its minimum unless it is paused;
 * `apply` changes replicas only if the object names them, and a new deployment has one.
 */
export const pretendCluster = (manifests: readonly Manifest[]) => {
  const specOf = (manifest: Manifest) => Spec.parse(manifest.spec ?? {});
  const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const targets = (kind: string, minimum: 'minReplicas' | 'minReplicaCount') =>
    of(kind).map((manifest) => {
      const spec = specOf(manifest);
      return Target.parse({ scaleTargetRef: spec.scaleTargetRef, min: spec[minimum] });
    });
  const [hpas, scaled] = [
    targets('HorizontalPodAutoscaler', 'minReplicas'),
    targets('ScaledObject', 'minReplicaCount'),
  ];
  const replicas = new Map<string, number>();
  const jobs = new Set<string>();
  const suspended = new Set<string>();
  let pausedAt: number | undefined;

  const settle = () => {
    for (const { scaleTargetRef, min } of hpas) {
      const now = replicas.get(scaleTargetRef.name) ?? 0;
      if (now > 0) replicas.set(scaleTargetRef.name, Math.max(now, min));
    }
    for (const { scaleTargetRef, min } of scaled)
      replicas.set(scaleTargetRef.name, pausedAt ?? Math.max(replicas.get(scaleTargetRef.name) ?? 0, min));
  };

  const apply = (selected: readonly Manifest[]) => {
    for (const manifest of selected) {
      const { name = '' } = manifest.metadata ?? {};
      if (manifest.kind === 'Deployment') replicas.set(name, specOf(manifest).replicas ?? replicas.get(name) ?? 1);
      if (manifest.kind === 'Job') jobs.add(name);
    }
  };

  const waits: Readonly<Record<string, (what: string) => boolean>> = {
    delete: () => [...replicas.values()].every((count) => count === 0),
    'condition=complete': (what) => jobs.has(what.replace('job/', '')),
    'condition=available': () => [...replicas.values()].every((count) => count > 0),
  };

  const rules: readonly (readonly [RegExp, (...found: string[]) => void])[] = [
    [
      new RegExp(`^annotate scaledobject --all ${paused}=(\\d+) --overwrite$`),
      (count) => void (pausedAt = Number(count)),
    ],
    [new RegExp(`^annotate scaledobject --all ${paused}-$`), () => void (pausedAt = undefined)],
    [
      /^patch cronjob (\S+) --patch '\{"spec":\{"suspend":(true|false)\}\}'$/,
      (name, off) => void (off === 'true' ? suspended.add(named('CronJob', name)) : suspended.delete(name)),
    ],
    [
      /^scale deployment --all --replicas (\d+)$/,
      (count) => [...replicas.keys()].forEach((name) => replicas.set(name, Number(count))),
    ],
    [/^delete job (\S+) --ignore-not-found$/, (name) => void jobs.delete(name)],
    [
      /^create job (\S+) --from=cronjob\/(\S+)$/,
      (name, from) => void (named('CronJob', from) && jobs.add(fresh(name))),
    ],
    [
      /^apply -k k8s\/overlays\/production -l (\S+)=(\S+)$/,
      (label, value) =>
        apply(manifests.filter(({ metadata }) => JSON.stringify(metadata).includes(`"${label}":"${value}"`))),
    ],
    [
      /^wait --for=(delete|condition=\w+) (pod|deployment|job\/\S+)(?: --\S+(?: waratah\/service)?)* --timeout=\w+$/,
      (what, whom) => {
        if (!waits[what]?.(whom)) throw new Error(`would wait for ${what} ${whom} in vain`);
      },
    ],
  ];

  const named = (kind: string, name: string) => {
    if (!of(kind).some(({ metadata }) => metadata?.name === name)) throw new Error(`there is no ${kind} ${name}`);
    return name;
  };
  const fresh = (job: string) => {
    if (jobs.has(job)) throw new Error(`job ${job} is there already`);
    return job;
  };

  apply(manifests);
  settle();
  return {
    replicas,
    jobs,
    suspended,
    /** Runs one command of a runbook page, after which KEDA and the autoscalers react. */
    run: (line: string) => {
      const command = line.replace(/^kubectl (?:-n waratah )?/, '');
      for (const [pattern, act] of rules) {
        const found = pattern.exec(command);
        if (!found) continue;
        act(...found.slice(1));
        settle();
        return;
      }
      throw new Error(`not understood: ${line}`);
    },
  };
};
