import { onlyInAll } from './only-in-all.ts';
import { isSpec, projectOf, testsAmong } from './test-files.ts';

/** What the tests on servers of a changed file begin with: those of its service, or the REST calls of the gateway. */
const testsOf = (file: string): readonly string[] => {
  if (file.startsWith('gateway/src/')) return ['tests/journeys/rest-'];
  const [, service] = /^services\/([^/]+)\/(?:src|schema\.graphql)/.exec(file) ?? [];
  return service === undefined ? [] : [`tests/services/${service}`];
};

const isQuick = (file: string) => !onlyInAll.paths.some((left) => file.startsWith(left));

/**
 * The tests on servers and in a browser that `npm run test:changed` takes: the changed ones, and of the tests of a changed
 * service those that `npm test` takes.
 */
export const affectedBy = (changed: readonly string[], testFiles: readonly string[]) => {
  const tests = testsAmong(changed);
  const starts = changed.filter((file) => !tests.includes(file)).flatMap(testsOf);
  const begun = testFiles.filter((file) => isQuick(file) && starts.some((start) => file.startsWith(start)));
  const own = tests.filter((file) => !isSpec(file) && projectOf(file) === 'services');
  return { onServers: [...new Set([...own, ...begun])], specs: tests.filter(isSpec) };
};
