import type { Config } from 'jest';

/** Packages are turned into CommonJS too, because most of the client's ship as modules only; the router also needs Node's `--experimental-vm-modules`. */
const config: Config = {
  displayName: 'web',
  rootDir: import.meta.dirname,
  // Jest follows imports only in these folders when it looks for the tests of changed files.
  roots: ['<rootDir>/src', '<rootDir>/../services/vocabulary/src'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/jest-environment.js',
  testEnvironmentOptions: { customExportConditions: ['browser'] },
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [],
};

export default config;
