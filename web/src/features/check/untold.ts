import { untold } from './messages.ts';

/** What the words of an ad leave open, by what was read in them. */
export const untoldIn = (marks: readonly Readonly<{ kind: string }>[]): readonly string[] => {
  const told = new Set(marks.map(({ kind }) => kind));
  return [
    ...(told.has('work_rights') || told.has('sponsorship') ? [] : [untold.rights]),
    ...(told.has('hours') ? [] : [untold.hours]),
    ...(told.has('pay') ? [] : [untold.pay]),
    untold.always,
  ];
};
