/** Server code runs as it is: Node strips the types. The web client has its own project, with a browser's world. */
const server = (displayName, testMatch) => ({
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testEnvironment: 'node',
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
});

export default {
  // A slow machine needs minutes for what takes a quick one ten seconds; only a test that hangs takes this long.
  testTimeout: 600_000,
  // Jest keeps the modules of every file that a worker ran; a heap of gigabytes stops for seconds to be collected.
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
      setupFilesAfterEnv: ['<rootDir>/tests/support/name-logs.ts'],
      globalSetup: '<rootDir>/tests/support/shared-portals.ts',
      globalTeardown: '<rootDir>/tests/support/stop-shared-portals.ts',
    },
    '<rootDir>/web/jest.config.ts',
  ],
};
