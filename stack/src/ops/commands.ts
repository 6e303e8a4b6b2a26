import { readFile, writeFile } from 'node:fs/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import { replayDeadLetters } from '@waratah/kit/events/dead-letters';
import { z } from 'zod';
import { importFile } from './import-file.ts';
import { OpsError } from './ops-error.ts';
import { restartPart } from './restart-part.ts';
import { callOps, type StackConnection } from './stack-connection.ts';

type Given = Readonly<{ values: Readonly<Record<string, unknown>>; positionals: readonly string[] }>;

type Command = Readonly<{
  usage: string;
  about: string;
  options?: ParseArgsOptionsConfig;
  run: (stack: StackConnection, given: Given) => Promise<void>;
}>;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A user as the operator names them. */
const queryOf = (whom: string | undefined) => {
  const named = needed(whom, 'EMAIL or ID');
  return new URLSearchParams(/^\d+$/.test(named) ? { id: named } : { email: named }).toString();
};

const needed = (value: string | undefined, what: string): string => {
  if (!value) throw new OpsError(`${what} is missing`);
  return value;
};

const dayOptions = { date: { type: 'string' }, student: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

export const commands: Readonly<Record<string, Command>> = {
  'create-operator': {
    usage: '--email E --password P',
    about: 'make an operator, or give one a new password',
    options: { email: { type: 'string' }, password: { type: 'string' } },
    run: async (stack, { values }) => {
      const email = needed(text(values.email), '--email');
      await callOps(stack, 'POST', '/operators', { email, password: needed(text(values.password), '--password') });
      console.log(`${email} is an operator.`);
    },
  },
  'reset-second-factor': {
    usage: 'EMAIL',
    about: "remove an operator's lost second factor; the next sign-in sets up another",
    run: async (stack, { positionals: [email] }) => {
      await callOps(stack, 'POST', '/operators/reset-second-factor', { email: needed(email, 'EMAIL') });
      console.log(`${email} has no second factor any more.`);
    },
  },
  import: {
    usage: 'FILE [--format F] [--map a=b,...] [--source S] [--as-new]',
    about: 'import ads: CSV, NDJSON, JobPosting as JSON, NDJSON or tar.gz',
    options: {
      format: { type: 'string' },
      map: { type: 'string' },
      source: { type: 'string' },
      'as-new': { type: 'boolean' },
    },
    run: async (stack, { values, positionals: [file] }) =>
      importFile(stack, needed(file, 'FILE'), {
        format: text(values.format),
        map: text(values.map),
        source: text(values.source),
        asNew: values['as-new'] === true,
      }),
  },
  match: {
    usage: '[--date D] [--dry-run] [--student ID]',
    about: "run a day's matching, or show who would get what and why",
    options: dayOptions,
    run: async (stack, { values }) => {
      const day = text(values.date);
      const student = text(values.student);
      await (values['dry-run'] ? explain(stack, day, student) : match(stack, day, student));
    },
  },
  letter: {
    usage: '--subject S --file FILE [--dry-run]',
    about: 'write to everybody on the mailing list; an empty line in the file begins a paragraph',
    options: { subject: { type: 'string' }, file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    run: async (stack, { values }) => {
      const subject = needed(text(values.subject), '--subject');
      const words = await readLetter(needed(text(values.file), '--file'));
      const dryRun = values['dry-run'] === true;
      const { addresses } = Written.parse(
        await callOps(stack, 'POST', '/letters', { subject, text: words, dry_run: dryRun }),
      );
      console.log(
        dryRun
          ? `Addresses on the list: ${addresses}.`
          : `Addresses on the list: ${addresses}. Each gets the letter once, however often it is sent.`,
      );
    },
  },
  'digest replay': {
    usage: '--date D',
    about: 'ask again for the unsent e-mails of a day',
    options: { date: { type: 'string' } },
    run: async (stack, { values }) => {
      const day = needed(text(values.date), '--date');
      console.log(JSON.stringify(await callOps(stack, 'POST', `/digests/${encodeURIComponent(day)}/replay`)));
    },
  },
  'events replay': {
    usage: '',
    about: 'put dead letters back where they came from',
    run: async ({ nats }) => {
      const replayed = await replayDeadLetters(needed(nats, 'NATS_URL'));
      console.log(`${replayed} dead letters put back.`);
    },
  },
  'export-user': {
    usage: 'EMAIL|ID [--out FILE]',
    about: 'all that is kept of a user, from every service, as JSON',
    options: { out: { type: 'string' } },
    run: async (stack, { values, positionals: [whom] }) => {
      const kept = `${JSON.stringify(await callOps(stack, 'GET', `/users/export?${queryOf(whom)}`), null, 2)}\n`;
      const file = text(values.out);
      if (!file) return void process.stdout.write(kept);
      await writeFile(file, kept, { mode: 0o600 });
      console.log(`Written to ${file}.`);
    },
  },
  'delete-user': {
    usage: 'EMAIL|ID --yes',
    about: 'delete a user and all that is kept of them, everywhere',
    options: { yes: { type: 'boolean' } },
    run: async (stack, { values, positionals: [whom] }) => {
      const query = queryOf(whom);
      if (values.yes !== true) throw new OpsError('This cannot be undone. Add --yes to do it.');
      await callOps(stack, 'DELETE', `/users?${query}`);
      console.log(`${whom} is deleted; every service follows within moments.`);
    },
  },
  restart: {
    usage: 'PART',
    about: 'end one part of the local stack, which starts it again',
    run: async (stack, { positionals: [part] }) => restartPart(stack, needed(part, 'PART')),
  },
  rebuild: {
    usage: '',
    about: 'announce everything again, so that all copies can be made anew',
    run: async (stack) => {
      for (const path of ['/reannounce/users', '/reannounce/jobs', '/reannounce/verifications', '/reassess']) {
        console.log(path, JSON.stringify(await callOps(stack, 'POST', path)));
      }
    },
  },
};

const Written = z.object({ addresses: z.number() });

const readLetter = async (file: string) => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new OpsError(`${file} cannot be read`, { cause: error });
  }
};

const Run = z.looseObject({ unassessed: z.number() });

const match = async (stack: StackConnection, day: string | undefined, student: string | undefined) => {
  const run = Run.parse(await callOps(stack, 'POST', '/match', { day, student_id: student }));
  console.log(JSON.stringify(run, null, 2));
  if (run.unassessed > 0)
    console.log(
      `Ads left out because they are not assessed yet: ${run.unassessed}. A later run looks again at whoever got nothing.`,
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

const explain = async (stack: StackConnection, day: string | undefined, student: string | undefined) => {
  const query = new URLSearchParams({ ...(day && { day }), ...(student && { student_id: student }) });
  for (const one of Explained.parse(await callOps(stack, 'GET', `/match?${query.toString()}`))) {
    console.log(`student ${one.student_id}: ${one.funnel.map(({ label, count }) => `${count} ${label}`).join(' → ')}`);
    if (one.nothing_because) console.log(`  nothing: ${[one.nothing_because, one.relax].filter(Boolean).join(' ')}`);
    for (const { score, title, company_name, eligibility, reasons, question } of one.matches) {
      console.log(`  ${score.toFixed(2)}  ${title} · ${company_name} (${eligibility})`);
      for (const reason of [...(question ? [`? ${question}`] : []), ...reasons]) console.log(`          ${reason}`);
    }
  }
};
