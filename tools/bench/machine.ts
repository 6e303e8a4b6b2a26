import { cpus } from 'node:os';

/** What a result was measured on. */
export const machineOf = () => ({
  date: new Date().toISOString(),
  cores: cpus().length,
  model: cpus()[0]?.model,
  node: process.version,
});
