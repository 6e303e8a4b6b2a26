import type { Needs } from '../domain/needs.ts';
import { type Bits, indicesOf } from './bits.ts';
import type { Columns } from './columns.ts';

/** What students with equal needs share: the jobs they may take, and what each scores before skills and meaning. */
export type Group = Readonly<{
  needs: Needs;
  /** Numbers of the jobs that pass, ascending; the other lists are in this order. */
  jobs: Uint32Array;
  passed: Bits;
  asks: Bits;
  base: Float64Array;
  refused: readonly number[];
  questionOf: (job: number) => string;
  /** Where in the lists the jobs with skill `s` are: `positions[starts[s]]` up to `positions[starts[s + 1] - 1]`. */
  withSkill: Readonly<{ starts: Uint32Array; positions: Uint32Array }>;
  said: Readonly<{
    visa: readonly (string | undefined)[];
    hours: readonly (string | undefined)[];
    place: readonly (string | undefined)[];
    sponsorship: readonly (string | undefined)[];
    wanted: readonly (string | undefined)[];
  }>;
}>;

export const groupOf = (columns: Columns, needs: Needs): Group => {
  const { jobs: passed, asks, refused, questionOf } = columns.answersTo(needs);
  const jobs = indicesOf(passed);
  const { visa, hours, place, sponsorship, wanted } = columns.said;
  return {
    needs,
    jobs,
    passed,
    asks,
    refused,
    questionOf,
    base: baseOf(columns, needs, jobs),
    withSkill: withSkillAmong(columns, jobs),
    said: {
      visa: visa.by(needs),
      hours: hours.by(needs),
      place: place.by(needs),
      sponsorship: sponsorship.by(needs),
      wanted: wanted.by(needs),
    },
  };
};

const baseOf = ({ fixed, parts }: Columns, needs: Needs, jobs: Uint32Array) => {
  const base = Float64Array.from(jobs, (job) => fixed[job] ?? 0);
  for (const { of, add } of parts) {
    const values = add(needs);
    for (let at = 0; at < jobs.length; at++) base[at] = (base[at] ?? 0) + (values[of[jobs[at] ?? 0] ?? 0] ?? 0);
  }
  return base;
};

/** Counts first, then fills: two passes over the skills of the jobs that pass. */
const withSkillAmong = ({ skills: { names, starts: from, ids } }: Columns, jobs: Uint32Array) => {
  const starts = new Uint32Array(names.length + 1);
  for (const job of jobs) {
    const end = from[job + 1] ?? 0;
    for (let at = from[job] ?? 0; at < end; at++) {
      const after = (ids[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
  }
  for (let skill = 0; skill < names.length; skill++)
    starts[skill + 1] = (starts[skill + 1] ?? 0) + (starts[skill] ?? 0);
  const next = starts.slice();
  const positions = new Uint32Array(starts[names.length] ?? 0);
  for (let position = 0; position < jobs.length; position++) {
    const job = jobs[position] ?? 0;
    const end = from[job + 1] ?? 0;
    for (let at = from[job] ?? 0; at < end; at++) {
      const skill = ids[at] ?? 0;
      const free = next[skill] ?? 0;
      positions[free] = position;
      next[skill] = free + 1;
    }
  }
  return { starts, positions };
};
