import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../errors.ts';
import { recentUse } from '../process/recent-use.ts';
import { noteSlot } from '../process/work-caller.ts';

/** Limits how many requests are in progress at once, so that those admitted are answered quickly under any load. */
export type Bounds = Readonly<{
  /** Most requests in progress while the process keeps up. */
  most: number;
  /** Most requests in progress while it does not. */
  least: number;
  /** How long a request waits for its turn before it is refused. */
  patienceMs: number;
}>;

/** While at least half of the slots are in use, one client may use at most a quarter of all slots. */
const [sharedPart, clientPart] = [1 / 2, 1 / 4];

type Waiting = Readonly<{ client: string; begin: () => void; refuse: () => void }>;

export type Admission = Readonly<{
  /**
   * Waits for a slot and answers a function that releases it. Next is the client with the fewest requests in progress or
   * admitted in the last seconds; if too many wait, the newest request of the client with the most is refused. Throws
   * UNAVAILABLE if no slot is free in time, and TOO_MANY if the client itself has too many requests in progress while
   * other clients wait; both with one second to wait.
   */
  enter: (client: string) => Promise<() => void>;
  /** Adjusts the limit according to how late the process's timers are, in milliseconds. */
  adjust: (lateMs: number) => void;
  /** Requests in progress, and the present limit. */
  state: () => Readonly<{ underWay: number; limit: number }>;
}>;

const busy = () => new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);
const greedy = () => new Failure('TOO_MANY', 'Too many requests at once. Please wait a moment and try again.', 1);

/** Timers this late mean that the process does not keep up, and timers within the lower value that it does. */
const [lateMs, earlyMs] = [80, 40];

export const createAdmission = ({ most, least, patienceMs }: Bounds): Admission => {
  let limit = most;
  let underWay = 0;
  const underWayOf = new Map<string, number>();
  const waiting: Waiting[] = [];

  /** Requests admitted lately. Those that are refused at once are hardly ever in progress, and yet many. */
  const admitted = recentUse(undefined, { halfLifeMs: 1_000, least: 0.1 });
  const weight = (client: string) => (underWayOf.get(client) ?? 0) + admitted.of([client]);

  const begin = (client: string) => {
    underWay += 1;
    admitted.add([client], 1);
    underWayOf.set(client, (underWayOf.get(client) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      underWay -= 1;
      const left = (underWayOf.get(client) ?? 1) - 1;
      if (left > 0) underWayOf.set(client, left);
      else underWayOf.delete(client);
      beginNext();
    };
  };

  /**
   * Many slow requests of some clients, like sign-ins, must not keep the others out when the limit falls: half of what is
   * missing to the most is for clients with less than their share.
   */
  const hasSlot = (client: string) => {
    if (underWay < limit) return true;
    const extended = (limit + most) / 2;
    return underWay < extended && (underWayOf.get(client) ?? 0) < extended / (underWayOf.size + 1);
  };

  const share = (client: string) => weight(client) + waiting.filter((one) => one.client === client).length;

  /** Of those who wait, the client with the least, or with the most, by a measure that is taken once of each. */
  const clientBy = (measure: (client: string) => number, sign: 1 | -1) =>
    [...new Set(waiting.map(({ client }) => client))]
      .map((client) => ({ client, amount: measure(client) }))
      .toSorted((a, b) => sign * (a.amount - b.amount))[0];

  const next = () => {
    const least = clientBy(weight, 1);
    return waiting.find(({ client }) => client === least?.client);
  };

  const beginNext = () => {
    const first = next();
    if (first && hasSlot(first.client)) first.begin();
  };

  /** Drops a waiting request of the busiest client to make room for a client with fewer. */
  const giveWay = (client: string) => {
    const most = clientBy(share, -1);
    if (!most || share(client) + 1 >= most.amount) return false;
    waiting.findLast((one) => one.client === most.client)?.refuse();
    return true;
  };

  const isGreedy = (client: string) =>
    underWay >= limit * sharedPart && (underWayOf.get(client) ?? 0) >= Math.max(1, limit * clientPart);

  const wait = (client: string) =>
    new Promise<() => void>((resolve, reject) => {
      const own: Waiting = {
        client,
        begin: () => {
          leave();
          resolve(begin(client));
        },
        refuse: () => {
          leave();
          reject(busy());
        },
      };
      const timer = setTimeout(own.refuse, patienceMs);
      const leave = () => {
        clearTimeout(timer);
        waiting.splice(waiting.indexOf(own), 1);
      };
      waiting.push(own);
    });

  return {
    enter: async (client) => {
      if (isGreedy(client) && underWayOf.size > 1) throw greedy();
      if (hasSlot(client)) return begin(client);
      if (waiting.length >= most && !giveWay(client)) throw busy();
      return wait(client);
    },
    adjust: (late) => {
      if (late > lateMs) limit = Math.max(least, Math.floor(limit * 0.8));
      else if (late < earlyMs) limit = Math.min(most, Math.ceil(limit * 1.1));
    },
    state: () => ({ underWay, limit }),
  };
};

const checkEveryMs = 500;
const resolutionMs = 10;

/** Measures how late this process's timers are. Disposing stops it. */
export const followLoop = (admission: Admission): Disposable => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const checking = setInterval(() => {
    admission.adjust(delay.mean / 1e6 - resolutionMs);
    delay.reset();
  }, checkEveryMs).unref();
  return {
    [Symbol.dispose]: () => {
      clearInterval(checking);
      delay.disable();
    },
  };
};

type Admitting = Readonly<{
  admission: Admission;
  /** The client that a request counts for. */
  clientOf: (request: Request) => string;
  /** Answers a refused request. */
  refuse: (failure: Failure, request: Request, response: Response) => void;
}>;

/** How long a client may take to read an answer that is complete. */
const unreadMs = 60_000;

/** Calls back once the answer is written, though its client may still read it, or when the connection closes. */
const onceAnswered = (response: Response, callBack: () => void) => {
  response.end = new Proxy(response.end.bind(response), {
    apply: (end, _self, args) => {
      callBack();
      const unread = setTimeout(() => response.destroy(), unreadMs).unref();
      response.once('close', () => clearTimeout(unread));
      return Reflect.apply(end, response, args);
    },
  });
  response.once('close', callBack);
};

/**
 * Middleware that admits requests. The slot is released when the answer is written, so that a client who does not read
 * it holds none, nor does a request whose work waits for its turn.
 */
export const admitting =
  ({ admission, clientOf, refuse }: Admitting): RequestHandler =>
  async (request, response, next) => {
    try {
      const leave = await admission.enter(clientOf(request));
      onceAnswered(response, leave);
      noteSlot(leave);
      if (response.destroyed) return leave();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return refuse(error, request, response);
    }
    next();
  };
