type Run = Readonly<{ prepared: number; empty: number; already: number; unassessed: number }>;

const leftOut = (ads: number) =>
  ads === 0 ? '' : ` ${ads === 1 ? 'One ad was' : `${ads} ads were`} left out: not assessed yet.`;

/** Words of the matching page. */
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
  student: 'Student id',
  studentHelper: 'Leave it empty for everybody.',
  dryRun: 'Dry run',
  run: 'Run now',
  runTitle: 'Run the matching now?',
  runText: 'Whoever has the day’s e-mail already gets no other. Everybody else for whom jobs fit gets one now.',
  runDone: ({ prepared, empty, already, unassessed }: Run) =>
    `${prepared} e-mails prepared, ${empty} students without a fitting job, ${already} had theirs already.${leftOut(unassessed)}`,
  replay: 'Replay the day',
  replayTitle: 'Ask again for the unsent e-mails of this day?',
  replayText: 'What was sent stays sent; the mailer knows each message and sends it once.',
  replayed: (count: number) => (count === 1 ? 'One e-mail asked for again.' : `${count} e-mails asked for again.`),
  found: (count: number) => (count === 1 ? 'One student' : `${count} students`),
  wouldGet: (count: number) => (count === 0 ? 'Gets nothing' : count === 1 ? 'One job' : `${count} jobs`),
  nobody: 'No such student',
  nobodyText: 'Matching has no student with this id.',
  studentNumber: (id: number) => `Student ${id}`,
  only100: 'The first 100 students.',
} as const;
