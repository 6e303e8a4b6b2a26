/**
 * Server code runs as it is: Node strips the types. In bare Node a worker loads a module once for all its test files
 * (decisions 0101 and 0102).
 */
const server = (displayName, testMatch) => ({
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  transform: {},
  runner: ['<rootDir>/tools/suite/light-runner.ts', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/suite/bare-node.ts'],
});

export default {
  // A slow machine needs minutes for what takes a quick one ten seconds; only a test that hangs takes this long.
  testTimeout: 600_000,
  // The client's tests run in Jest's virtual machine, which keeps the modules of every file that a worker ran.
  workerIdleMemoryLimit: '512MB',
  projects: [
    server('unit', [
      'services/*/src/**/*.test.ts',
      'gateway/src/**/*.test.ts',
      'stack/src/**/*.test.ts',
      'proto-events/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ]),
    server('contracts', ['tests/contracts/**/*.test.ts']),
    {
      ...server(
        'services',
        ['services', 'journeys', 'chaos', 'security'].map((folder) => `tests/${folder}/**/*.test.ts`),
      ),
      globalSetup: '<rootDir>/tests/support/shared-portals.ts',
      globalTeardown: '<rootDir>/tests/support/stop-shared-portals.ts',
    },
    '<rootDir>/web/jest.config.ts',
  ],
};
