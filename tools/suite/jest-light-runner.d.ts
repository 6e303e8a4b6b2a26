declare module 'jest-light-runner' {
  /** A class that Jest makes; it has no types of its own. */
  const LightRunner: unknown;
  export default LightRunner;
}
