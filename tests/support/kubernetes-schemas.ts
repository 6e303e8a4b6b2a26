import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { PrometheusRule, ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service, ServiceAccount } from 'kubernetes-models/v1';
import type { Manifest } from './manifests.ts';

const known = [
  Deployment,
  StatefulSet,
  HorizontalPodAutoscaler,
  CronJob,
  Job,
  Gateway,
  HTTPRoute,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  PersistentVolumeClaim,
  Secret,
  Service,
  ServiceAccount,
  ScaledObject,
  PrometheusRule,
  ServiceMonitor,
];

/** Kinds whose schemas are not published as a package; only their own webhook checks them. */
const without = new Set(['external-secrets.io/v1 ExternalSecret']);

/** Throws if an object does not match the schema of its kind, or if there is no such kind. */
export const validateManifest = (manifest: Manifest): void => {
  const { apiVersion, kind } = manifest;
  if (without.has(`${apiVersion} ${kind}`)) return;
  const Model = known.find((model) => model.apiVersion === apiVersion && model.kind === kind);
  if (!Model) throw new Error(`there is no ${kind} in ${apiVersion}`);
  Object.assign(new Model(), manifest).validate();
};
