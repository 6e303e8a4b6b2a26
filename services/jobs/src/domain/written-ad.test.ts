import { expect, test } from '@jest/globals';
import { shownOfReading } from './written-ad.ts';

const unstated = { kind: 'unstated' };
const read = (said: object) => shownOfReading({ workRights: unstated, sponsors: false, ...said });

test('the hours are those of the form, else those of the text', () => {
  const hours = { min: 20, max: 24 };
  expect(read({}).weeklyHours).toBeNull();
  expect(read({ hours }).weeklyHours).toEqual({ ...hours, inferred: false });
  expect(read({ hoursMin: 12, hours: { min: 12, max: 12 } }).weeklyHours).toEqual({
    min: 12,
    max: 12,
    inferred: false,
  });
});

test('the work rights tell whom the text names, if it names somebody', () => {
  const rightsOf = (workRights: object) => read({ workRights }).workRights;
  expect(rightsOf(unstated)).toEqual({ kind: 'unstated', quote: null, demanded: null });
  expect(rightsOf({ kind: 'open', quote: 'All visas' })).toEqual({ kind: 'open', quote: 'All visas', demanded: null });
  expect(rightsOf({ kind: 'unclear', quote: 'Students', rights: 'students' })).toMatchObject({ demanded: 'students' });
});

test('a demand that no ad has is refused', () => {
  expect(() => read({ workRights: { kind: 'full_rights', quote: '', rights: 'students' } })).toThrow();
});
