import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OpsError } from './ops-error.ts';
import { callOps, type StackConnection } from './stack-connection.ts';

const Written = z.object({ addresses: z.number() });

type Newsletter = Readonly<{ subject: string; file: string; dryRun: boolean }>;

/** Emails the text of a file to every address of the mailing list; a dry run only counts the addresses. */
export const writeToMailingList = async (stack: StackConnection, { subject, file, dryRun }: Newsletter) => {
  const { addresses } = Written.parse(
    await callOps(stack, 'POST', '/letters', { subject, text: await textOf(file), dry_run: dryRun }),
  );
  console.log(
    dryRun
      ? `Addresses on the list: ${addresses}.`
      : `Addresses on the list: ${addresses}. Each gets the email once, even if it is sent again.`,
  );
};

const textOf = async (file: string) => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new OpsError(`${file} cannot be read`, { cause: error });
  }
};
