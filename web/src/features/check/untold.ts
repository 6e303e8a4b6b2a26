import { untold } from './messages.ts';

/** Whether the reader holds a visa or hires. */
export type Reader = 'holder' | 'employer';

/** What the words of an ad leave open to a reader, by what was read in them. */
export const untoldIn = (marks: readonly Readonly<{ kind: string }>[], reader: Reader): readonly string[] => {
  const told = new Set(marks.map(({ kind }) => kind));
  return [
    ...(told.has('work_rights') || told.has('sponsorship') ? [] : [untold.rights]),
    ...(told.has('hours') ? [] : [untold.hours]),
    ...(told.has('pay') ? [] : [untold.pay]),
    untold.always[reader],
  ];
};
