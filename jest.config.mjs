/** Server code runs as it is: Node strips the types. */
const server = (displayName, testMatch) => ({
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  transform: {},
});

/** In bare Node a worker loads a module once for all its test files (decision 0101); nothing that they test keeps a state. */
const inBareNode = {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/suite/bare-node.ts'],
};

/** Each test file has modules of its own, and so a service with a state of its own. */
const inVirtualMachine = { testEnvironment: 'node', extensionsToTreatAsEsm: ['.ts'] };

export default {
  // A slow machine needs minutes for what takes a quick one ten seconds; only a test that hangs takes this long.
  testTimeout: 600_000,
  // In its virtual machine Jest keeps the modules of every file that a worker ran.
  workerIdleMemoryLimit: '512MB',
  projects: [
    {
      ...server('unit', [
        'services/*/src/**/*.test.ts',
        'gateway/src/**/*.test.ts',
        'stack/src/**/*.test.ts',
        'proto-events/src/**/*.test.ts',
        'tools/**/*.test.ts',
      ]),
      ...inBareNode,
    },
    { ...server('contracts', ['tests/contracts/**/*.test.ts']), ...inBareNode },
    {
      ...server(
        'services',
        ['services', 'journeys', 'chaos', 'security'].map((folder) => `tests/${folder}/**/*.test.ts`),
      ),
      ...inVirtualMachine,
      setupFilesAfterEnv: ['<rootDir>/tests/support/name-logs.ts'],
      globalSetup: '<rootDir>/tests/support/shared-portals.ts',
      globalTeardown: '<rootDir>/tests/support/stop-shared-portals.ts',
    },
    '<rootDir>/web/jest.config.ts',
  ],
};
