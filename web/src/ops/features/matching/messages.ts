type Run = Readonly<{ prepared: number; empty: number; already: number; unassessed: number }>;

const leftOut = (ads: number) =>
  ads === 0 ? '' : ` ${ads === 1 ? 'One ad was' : `${ads} ads were`} left out: not assessed yet.`;

/** Texts of the matching page. */
export const messages = {
  title: 'Matching',
  lead: "A day's run: what it planned and what became of it, what it would do now, and doing it again.",
  day: 'Day',
  dayOf: (day: string) => `Matching of ${day}`,
  dayFailed: "The day's matching could not be loaded",
  planned: 'Planned',
  sent: 'Sent',
  waiting: 'Not yet sent',
  empty: 'Nothing fitted',
  failed: 'Failed',
  ambiguous: 'Ambiguous',
  plannedAt: 'Scheduled run began',
  notYet: 'not yet',
  parts: 'Parts done',
  student: 'Student',
  studentHelper: 'An id or an email address; empty for everybody.',
  dryRun: 'Dry run',
  run: 'Run now',
  runTitle: 'Run the matching now?',
  runText: 'Whoever has the day’s email already gets no other. Everybody else for whom jobs fit gets one now.',
  runDone: ({ prepared, empty, already, unassessed }: Run) =>
    `${prepared} emails prepared, ${empty} students without a fitting job, ${already} had theirs already.${leftOut(unassessed)}`,
  replay: 'Replay the day',
  replayTitle: 'Ask again for the unsent emails of this day?',
  replayText: 'What was sent stays sent; the mailer knows each message and sends it once.',
  replayed: (count: number) => (count === 1 ? 'One email asked for again.' : `${count} emails asked for again.`),
  found: (count: number) => (count === 1 ? 'One student' : `${count} students`),
  wouldGet: (count: number) => (count === 0 ? 'Gets nothing' : count === 1 ? 'One job' : `${count} jobs`),
  nobody: 'No such student',
  nobodyText: 'Matching has no student with this id.',
  studentNamed: (name: string, id: number) => `${name || 'Student'} (${id})`,
  noStudent: 'No student has this id or email address',
  only100: 'The first 100 students.',
} as const;
