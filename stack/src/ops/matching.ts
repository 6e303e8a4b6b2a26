import { z } from 'zod';
import { OpsError } from './ops-error.ts';
import { callOps, type StackConnection } from './stack-connection.ts';

const Run = z.looseObject({ unassessed: z.number() });

/** Runs a day's matching, today's by default, for all students or one. */
export const match = async (stack: StackConnection, day: string | undefined, student: string | undefined) => {
  const run = Run.parse(await callOps(stack, 'POST', '/match', { day, student_id: student }));
  console.log(JSON.stringify(run, null, 2));
  if (run.unassessed > 0)
    console.log(
      `Ads left out because they are not assessed yet: ${run.unassessed}. A later run tries again for students who got nothing.`,
    );
};

const Explained = z.array(
  z.object({
    student_id: z.number(),
    matches: z.array(
      z.object({
        title: z.string(),
        company_name: z.string(),
        eligibility: z.string(),
        score: z.number(),
        reasons: z.array(z.string()),
        question: z.string().nullable(),
      }),
    ),
    funnel: z.array(z.object({ label: z.string(), count: z.number() })),
    nothing_because: z.string().nullable(),
    relax: z.string().nullable(),
  }),
);

/** Prints what each student would get and why, without sending anything. */
export const explain = async (stack: StackConnection, day: string | undefined, student: string | undefined) => {
  const query = new URLSearchParams({ ...(day && { day }), ...(student && { student_id: student }) });
  const explained = Explained.parse(await callOps(stack, 'GET', `/match?${query.toString()}`));
  if (student && explained.length === 0) throw new OpsError(`There is no student with the id ${student}.`);
  for (const one of explained) {
    console.log(`student ${one.student_id}: ${one.funnel.map(({ label, count }) => `${count} ${label}`).join(' → ')}`);
    if (one.nothing_because) console.log(`  nothing: ${[one.nothing_because, one.relax].filter(Boolean).join(' ')}`);
    for (const { score, title, company_name, eligibility, reasons, question } of one.matches) {
      console.log(`  ${score.toFixed(2)}  ${title} · ${company_name} (${eligibility})`);
      for (const reason of [...(question ? [`? ${question}`] : []), ...reasons]) console.log(`          ${reason}`);
    }
  }
};
