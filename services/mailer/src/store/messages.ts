import { changeWith, type Changed, changeKnown, inGroups } from '@waratah/kit/mongo/aggregate';
import { grouped } from '@waratah/kit/batching/grouped';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import type { AskedBefore } from '../domain/mail-limits.ts';
import { claim, claimMs, type Message } from '../domain/message.ts';

const schema = new Schema<Message>(
  {
    ...outboxFields,
    _id: { type: String, required: true },
    to: { type: String, default: '' },
    toHash: { type: String, required: true },
    mailbox: String,
    network: String,
    kind: String,
    senderId: Number,
    senderUnproven: Boolean,
    domain: String,
    request: Object,
    notAfter: Date,
    priority: Number,
    state: { type: String, required: true },
    claimedAt: Date,
    refusals: Number,
    silences: Number,
    notBefore: Date,
    ambiguous: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'messages' },
);
schema.index({ state: 1, at: 1 });
schema.index({ toHash: 1 });
schema.index({ mailbox: 1, kind: 1, at: 1, network: 1 });
schema.index(
  { domain: 1, kind: 1, network: 1, at: 1 },
  { partialFilterExpression: { domain: { $exists: true }, kind: { $exists: true } } },
);
schema.index({ senderId: 1, kind: 1, at: 1 }, { partialFilterExpression: { senderId: { $exists: true } } });
schema.index(...outboxIndex);

/** What a limit counts messages by. */
export type CountedBy = Readonly<
  | ({ kind: string } & ({ mailbox: string; senderUnproven?: true } | { senderId: number }))
  | { kind: Readonly<{ $in: readonly string[] }>; domain: string; network: string }
>;

/** Requested before a message, after `since`, and not given up; `$nor`, so that no index of ids is read. */
const before = ({ _id, at }: Pick<Message, '_id' | 'at'>, since: Date) => ({
  at: { $gt: since, $lte: at },
  state: { $in: ['waiting', 'claimed', 'sent'] satisfies Message['state'][] },
  $nor: [{ at, _id: { $gte: _id } }],
});

type Filter = Readonly<{ toHash: string } | { _id: { $gte: string; $lt: string } }>;

export const messageStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Message>('Message', schema);
  const access = inGroups(model);
  const change = (key: string, decide: (message: Message) => Changed<Message>) =>
    changeWith(access, outbox, key, decide);
  /**
   * Removes address and content from messages, which are then not sent. The version is increased, so that a process that
   * is sending one of them cannot record an outcome.
   */
  const wipe = async (which: Filter) => {
    const gone = { $set: { to: '' }, $unset: { request: 1 }, $inc: { version: 1 } } as const;
    const messages = connection.collection<Message>('messages');
    await messages.updateMany(
      { ...which, state: { $in: ['waiting', 'claimed'] } },
      { ...gone, $set: { to: '', state: 'expired' } },
      { writeConcern },
    );
    await messages.updateMany({ ...which, to: { $ne: '' } }, gone, { writeConcern });
  };
  return {
    model,
    /** Records the outcome of a claimed message. The message is read again only after a conflict. */
    conclude: (claimed: Message, decide: (message: Message) => Changed<Message>) =>
      changeKnown(access, outbox, claimed, decide),
    /** Saves a message once; another one with the same key is the same message. */
    insert: grouped<Message, true>(async (messages) => {
      try {
        await model.insertMany([...messages], { ordered: false, lean: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      return messages.map(() => true);
    }),
    /**
     * Written to the journal before the conversation with the mail server begins. Answers undefined if there is nothing
     * to send.
     */
    claim: async (key: string, now: Date): Promise<Message | undefined> => {
      let mine: Message | undefined;
      await change(key, (current) => {
        const claimed = claim(current, now);
        mine = claimed.kind === 'claimed' ? claimed.message : undefined;
        return [claimed.kind === 'leave' ? current : claimed.message, []];
      });
      return mine;
    },
    change,
    forget: (toHash: string) => wipe({ toHash }),
    /** Like `forget`, for messages whose keys have a prefix. */
    forgetKeys: (beginning: string) => wipe({ _id: { $gte: beginning, $lt: `${beginning}~` } }),
    ofAddress: (toHash: string) =>
      model.find({ toHash }, { state: 1, at: 1 }).sort({ at: 1 }).lean<Pick<Message, '_id' | 'state' | 'at'>[]>(),
    /**
     * How many messages of a kind were requested before the given one, after `since`, and not given up; counting stops at
     * `most`. Of messages of the same millisecond, the one with the smaller key was before.
     */
    countBefore: (
      { _id, at }: Pick<Message, '_id' | 'at'>,
      by: CountedBy,
      { since, most }: Readonly<{ since: Date; most: number }>,
    ) => model.countDocuments({ ...by, ...before({ _id, at }, since) }).limit(most),
    /** What strangers asked for to one mailbox before; older ones count as an unknown network's. */
    askedBefore: async (
      message: Pick<Message, '_id' | 'at'>,
      { mailbox, kinds, since }: Readonly<{ mailbox: string; kinds: readonly string[]; since: Date }>,
    ): Promise<AskedBefore> => {
      const counted = await model.aggregate<Readonly<{ _id: string | null; count: number; newest: Date }>>([
        { $match: { mailbox, kind: { $in: kinds }, ...before(message, since) } },
        { $group: { _id: '$network', count: { $sum: 1 }, newest: { $max: '$at' } } },
      ]);
      const [newest] = counted.map((one) => one.newest).toSorted((a, b) => b.getTime() - a.getTime());
      return { byNetwork: new Map(counted.map(({ _id, count }) => [_id ?? '', count])), newest };
    },
    /** Whether as many addresses of a domain were confirmed, so that they were welcomed. */
    isProven: async (domain: string, by: number) =>
      (await model.countDocuments({ domain, kind: 'welcome' }).limit(by)) >= by,
    /** Whether somebody is waiting for the message. */
    isWaitedFor: async (key: string) => (await model.exists({ _id: key, priority: 0 })) !== null,
    /** Whether the message is too late to be sent. */
    isOverdue: async (key: string, now: Date) => (await model.exists({ _id: key, notAfter: { $lt: now } })) !== null,
    /**
     * When the oldest unfinished message was requested, not counting those that are paused; undefined if there is none.
     */
    oldestUnsent: async (now: Date) => {
      const oldest = async (state: Message['state']) =>
        model
          .findOne({ state, notBefore: { $not: { $gt: now } } }, { at: 1 })
          .sort({ at: 1 })
          .lean<Pick<Message, 'at'> | null>();
      const found = await Promise.all([oldest('waiting'), oldest('claimed')]);
      const times = found.flatMap((message) => (message ? [message.at.getTime()] : []));
      return times.length > 0 ? Math.min(...times) : undefined;
    },
    /** How many messages are neither sent nor given up; counting stops at `most`. */
    countUnsent: (most: number) => model.countDocuments({ state: { $in: ['waiting', 'claimed'] } }).limit(most),
    /**
     * The newest messages that a lost queue or a crash left behind: waiting ones that are not paused, and claimed ones
     * whose process died.
     */
    left: async (now: Date, count: number) => {
      const before = new Date(now.getTime() - claimMs);
      const found = await model
        .find(
          {
            $or: [
              { state: 'waiting', at: { $lt: before }, notBefore: { $not: { $gt: now } } },
              { state: 'claimed', claimedAt: { $lt: before } },
            ],
          },
          { _id: 1, priority: 1 },
        )
        .sort({ at: -1 })
        .limit(count)
        .lean<Pick<Message, '_id' | 'priority'>[]>();
      return found.map(({ _id, priority }) => ({ key: _id, priority }));
    },
  };
};

export type MessageStore = ReturnType<typeof messageStore>;
