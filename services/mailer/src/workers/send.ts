import { createHash } from 'node:crypto';
import { grouped } from '@waratah/kit/batching/grouped';
import type { Logger } from '@waratah/kit/process/logger';
import { currentRequestId, withinRequest } from '@waratah/kit/process/request-id';
import { ofThisTrace, openQueue, startWorker } from '@waratah/kit/queues/queues';
import type { Redis } from 'ioredis';
import { sendMessage } from '../actions/send-message.ts';
import type { Context, ToSend } from '../context.ts';
import { connections } from '../transport.ts';

const name = 'mailer-mail';
/** `requestId` names the request that caused the message, for the log. */
type Work = Readonly<{ key: string; requestId?: string | undefined }>;

/** The queue of messages to send. A job's id follows from the message's key, so adding it again has no effect. */
export const openSendQueue = (redis: Redis, log: Logger) => {
  const queue = openQueue<Work>(name, redis, log);
  const put = grouped<Parameters<typeof queue.addBulk>[0][number], unknown>((jobs) => queue.addBulk([...jobs]));
  return {
    sendLater: async (messages: readonly ToSend[]) => {
      await Promise.all(
        messages.map((one) =>
          put({ name: 'send', data: { key: one.key, requestId: currentRequestId() }, opts: optionsOf(one) }),
        ),
      );
    },
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
};

const optionsOf = ({ key, priority = 0 }: ToSend) => ({
  jobId: createHash('sha256').update(key).digest('hex'),
  removeOnComplete: true,
  removeOnFail: true,
  priority,
  ...ofThisTrace(),
});

export const startSendWorker = (context: Context, redis: Redis) =>
  startWorker<Work>({
    name,
    redis,
    log: context.log,
    // A claim lasts longer than one conversation with the mail server, so no claimed message may wait for a free
    // connection.
    concurrency: connections,
    handle: ({ data: { key, requestId } }) => withinRequest(requestId, () => sendMessage(context, key)),
  });
