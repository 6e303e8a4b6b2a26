import { writeFile } from 'node:fs/promises';
import type { ParseArgsOptionsConfig } from 'node:util';
import { replayDeadLetters } from '@waratah/kit/events/dead-letters';
import { folderAt, runBackup, runRestore } from './backup/commands.ts';
import { askPassword } from './ask-password.ts';
import { addFeed, listFeeds, removeFeed, runFeed } from './feeds.ts';
import { importFile } from './import-file.ts';
import { followImport, reportOf } from './import-report.ts';
import { productionSettings } from './make-keys.ts';
import { writeToMailingList } from './mailing-list.ts';
import { explain, match } from './matching.ts';
import { OpsError } from './ops-error.ts';
import { rebuild } from './rebuild.ts';
import type { Env } from '../settings.ts';
import { restartPart } from './restart-part.ts';
import { callOps, findStack, type StackConnection } from './stack-connection.ts';
import { liftSuppressions, listSuppressions } from './suppressions.ts';

type Given = Readonly<{ values: Readonly<Record<string, unknown>>; positionals: readonly string[] }>;

type Described = Readonly<{
  usage: string;
  about: string;
  options?: ParseArgsOptionsConfig;
  /** How many words it takes at most beside its options; none by default. */
  words?: number;
}>;
/** Most commands call a running portal; a few need only its servers. */
type Command = Described &
  (
    | Readonly<{ run: (stack: StackConnection, given: Given) => Promise<void>; runAlone?: never }>
    | Readonly<{ runAlone: (env: Env, given: Given) => Promise<void>; run?: never }>
  );

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The query for a user, who is named by email or id. */
const queryOf = (whom: string | undefined) => {
  const named = needed(whom, 'EMAIL or ID');
  return new URLSearchParams(/^\d+$/.test(named) ? { id: named } : { email: named }).toString();
};

const needed = (value: string | undefined, what: string): string => {
  if (!value) throw new OpsError(`${what} is missing`);
  return value;
};

const whichOptions = { since: { type: 'string' }, reason: { type: 'string' } } as const;
const dayOptions = { date: { type: 'string' }, student: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

export const commands: Readonly<Record<string, Command>> = {
  'create-operator': {
    usage: '--email E [--password P]',
    about: "create an operator, or set an operator's new password; asks for it",
    options: { email: { type: 'string' }, password: { type: 'string' } },
    runAlone: async (env, { values }) => {
      const stack = await findStack(env);
      const email = needed(text(values.email), '--email');
      await callOps(stack, 'POST', '/operators', { email, password: await askPassword(text(values.password), env) });
      console.log(`${email} is an operator.`);
    },
  },
  'reset-second-factor': {
    usage: 'EMAIL',
    about: "remove an operator's lost second factor; the next sign-in sets up another",
    words: 1,
    run: async (stack, { positionals: [email] }) => {
      await callOps(stack, 'POST', '/operators/reset-second-factor', { email: needed(email, 'EMAIL') });
      console.log(`${email} has no second factor any more.`);
    },
  },
  import: {
    usage: 'FILE [--format F] [--map a=b,...] [--source S] [--as-new] | --follow ID',
    about: 'import ads: CSV, NDJSON, JobPosting as JSON, NDJSON or tar.gz',
    words: 1,
    options: {
      format: { type: 'string' },
      map: { type: 'string' },
      source: { type: 'string' },
      'as-new': { type: 'boolean' },
      follow: { type: 'string' },
    },
    run: async (stack, { values, positionals: [file] }) => {
      const followed = text(values.follow);
      if (followed && file) throw new OpsError('Name a FILE or --follow, not both.');
      if (followed) return follow(stack, followed);
      await importFile(stack, needed(file, 'FILE'), {
        format: text(values.format),
        map: text(values.map),
        source: text(values.source),
        asNew: values['as-new'] === true,
      });
    },
  },
  'feeds add': {
    usage: 'NAME [--url U] [--schedule CRON] [--format F] [--map a=b,...] [--source S]',
    about: 'add a feed, which is fetched from an address or, without one, imported from files',
    words: 1,
    options: {
      url: { type: 'string' },
      schedule: { type: 'string' },
      format: { type: 'string' },
      map: { type: 'string' },
      source: { type: 'string' },
    },
    run: async (stack, { values, positionals: [name] }) =>
      addFeed(stack, {
        name: needed(name, 'NAME'),
        url: text(values.url),
        schedule: text(values.schedule),
        format: text(values.format),
        map: text(values.map),
        source: text(values.source),
      }),
  },
  'feeds list': {
    usage: '',
    about: 'list feeds with their number of ads and latest import',
    run: listFeeds,
  },
  'feeds run': {
    usage: 'NAME [FILE] [--accept-losses]',
    about: 'import a feed now, and close the ads that it no longer has',
    words: 2,
    options: { 'accept-losses': { type: 'boolean' } },
    run: async (stack, { values, positionals: [name, file] }) =>
      runFeed(stack, needed(name, 'NAME'), { file, acceptLosses: values['accept-losses'] === true }),
  },
  'feeds remove': {
    usage: 'NAME',
    about: 'remove a feed; its ads remain until they expire',
    words: 1,
    run: async (stack, { positionals: [name] }) => removeFeed(stack, needed(name, 'NAME')),
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
    about: 'email everybody on the mailing list; an empty line in the file begins a paragraph',
    options: { subject: { type: 'string' }, file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    run: async (stack, { values }) =>
      writeToMailingList(stack, {
        subject: needed(text(values.subject), '--subject'),
        file: needed(text(values.file), '--file'),
        dryRun: values['dry-run'] === true,
      }),
  },
  'suppressions list': {
    usage: '[--since TIME] [--reason WORDS]',
    about: 'list addresses that get no email, by hash, with the reason',
    options: whichOptions,
    run: async (stack, { values }) =>
      listSuppressions(stack, { since: text(values.since), reason: text(values.reason) }),
  },
  'suppressions lift': {
    usage: 'EMAIL | --since TIME | --reason WORDS',
    about: 'send email again to an address, or to all that were reported since a time or for a reason',
    words: 1,
    options: whichOptions,
    run: async (stack, { values, positionals: [address] }) =>
      liftSuppressions(stack, { address, since: text(values.since), reason: text(values.reason) }),
  },
  'digest replay': {
    usage: '--date D',
    about: 'request the unsent morning emails of a day again',
    options: { date: { type: 'string' } },
    run: async (stack, { values }) => {
      const day = needed(text(values.date), '--date');
      console.log(JSON.stringify(await callOps(stack, 'POST', `/digests/${encodeURIComponent(day)}/replay`)));
    },
  },
  'events replay': {
    usage: '',
    about: 'deliver dead letters again to the listeners that failed',
    run: async ({ nats }) => {
      const replayed = await replayDeadLetters(needed(nats, 'NATS_URL')).catch((error: unknown) => {
        throw new OpsError(`NATS does not take them back: ${error instanceof Error ? error.message : String(error)}`);
      });
      console.log(`${replayed} dead letters put back.`);
    },
  },
  'export-user': {
    usage: 'EMAIL|ID [--out FILE]',
    about: 'everything stored about a user, from every service, as JSON',
    words: 1,
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
    about: 'delete a user and everything stored about them in all services',
    words: 1,
    options: { yes: { type: 'boolean' } },
    run: async (stack, { values, positionals: [whom] }) => {
      const query = queryOf(whom);
      if (values.yes !== true) throw new OpsError('This cannot be undone. Add --yes to do it.');
      await callOps(stack, 'DELETE', `/users?${query}`);
      console.log(`${whom} is deleted; every service follows within moments.`);
    },
  },
  backup: {
    usage: 'DIR [--keep N] [--files-only]',
    about: 'copy databases and files into DIR, or, with --keep, into a dated folder in it',
    words: 1,
    options: { keep: { type: 'string' }, 'files-only': { type: 'boolean' } },
    runAlone: async (env, { values, positionals: [into] }) =>
      runBackup(env, needed(into, 'DIR'), { keep: text(values.keep), filesOnly: values['files-only'] === true }),
  },
  restore: {
    usage: 'DIR [--replace] [--files-only] [--check]',
    about: 'restore a copy, or the newest of a folder, while the portal is stopped; --check only checks that it could',
    words: 1,
    options: { replace: { type: 'boolean' }, 'files-only': { type: 'boolean' }, check: { type: 'boolean' } },
    runAlone: async (env, { values, positionals: [from] }) =>
      runRestore(env, await folderAt(needed(from, 'DIR')), {
        replace: values.replace === true,
        filesOnly: values['files-only'] === true,
        checkOnly: values.check === true,
      }),
  },
  keys: {
    usage: '--host H',
    about: 'print new keys and passwords as the file .env of one server (docker-compose.production.yml)',
    options: { host: { type: 'string' } },
    runAlone: async (_env, { values }) =>
      void process.stdout.write(productionSettings(needed(text(values.host), '--host'))),
  },
  restart: {
    usage: 'PART',
    about: 'end one part of the local stack, which starts it again',
    words: 1,
    run: async (stack, { positionals: [part] }) => restartPart(stack, needed(part, 'PART')),
  },
  rebuild: {
    usage: '',
    about: 'publish everything again, so that all services can rebuild their copies',
    run: rebuild,
  },
};

const follow = async (stack: StackConnection, run: string) => {
  if (!/^\d{1,9}$/.test(run)) throw new OpsError('--follow takes the number of an import');
  await followImport(stack, await reportOf(stack, Number(run)), `import-${run}.rejected.ndjson`);
};
