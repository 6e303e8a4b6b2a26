import { defaultSettings } from '@waratah/stack/settings';

/** Settings of a stack that is measured: ports of its own, no demo, and nothing that begins by itself. */
export const benchSettings = () => ({
  ...defaultSettings(),
  PORT: '0',
  OPS_PORT: '0',
  LOG_LEVEL: 'error',
  FIRST_MATCHES: 'off',
  SEED_DEMO: 'off',
});
