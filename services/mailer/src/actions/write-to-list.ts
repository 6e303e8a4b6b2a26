import { parseBody } from '@waratah/kit/errors';
import { writtenText } from '@waratah/kit/written-text';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { type Newsletter, write } from '../domain/subscriber.ts';
import { listLinks } from './list-links.ts';

const NewsletterForm = z.object({
  subject: z
    .string()
    .overwrite(writtenText)
    .min(1, 'Subject is required')
    .max(150, 'Subject must be at most 150 characters')
    .regex(/^[^\r\n]*$/, 'Subject must be one line'),
  text: z
    .string()
    .overwrite(writtenText)
    .min(1, 'Text is required')
    .max(20_000, 'Text must be at most 20,000 characters'),
  dryRun: z.boolean(),
});

const batchSize = 100;

/** Sends a newsletter to every confirmed address and answers how many there are. Safe to repeat after a crash. */
export const writeToList = async (context: Context, given: object) => {
  const { subject, text, dryRun } = parseBody(NewsletterForm, given);
  const { subscribers, log } = context;
  if (dryRun) return subscribers.listed();
  const newsletter = { subject, paragraphs: text.split(/(?:\r?\n[^\S\n]*){2,}/) };
  let written = 0;
  for (let ids = await next(context, ''); ids.length > 0; ids = await next(context, ids.at(-1) ?? '')) {
    await Promise.all(ids.map((id) => writeTo(context, id, newsletter)));
    written += ids.length;
  }
  log.info({ written }, 'newsletter sent');
  return written;
};

const next = ({ subscribers }: Context, after: string) => subscribers.listedAfter(after, batchSize);

const writeTo = async (context: Context, id: string, newsletter: Newsletter) => {
  const links = await listLinks(context, id);
  await context.subscribers.change(id, (subscriber) => write(subscriber, newsletter, links, context.clock()));
};
