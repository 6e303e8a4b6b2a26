/** Server code runs as it is: Node strips the types. The web client has its own project, with a browser's world. */
const server = (displayName, testMatch) => ({
  displayName,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testEnvironment: 'node',
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
});

export default {
  testTimeout: 180_000,
  projects: [
    server('unit', [
      'services/*/src/**/*.test.ts',
      'gateway/src/**/*.test.ts',
      'stack/src/**/*.test.ts',
      'proto-events/src/**/*.test.ts',
    ]),
    server('contracts', ['tests/contracts/**/*.test.ts']),
    server(
      'services',
      ['services', 'journeys', 'chaos', 'security'].map((folder) => `tests/${folder}/**/*.test.ts`),
    ),
    '<rootDir>/web/jest.config.ts',
  ],
};
