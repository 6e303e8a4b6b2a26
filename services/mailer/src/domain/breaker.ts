/** This many refusals among this many answers stop the queue. */
export const [answersLookedAt, refusalsThatStop] = [50, 10];
/** Pause between trial messages while the queue is stopped. */
export const trialEveryMs = 30_000;

export type Breaker = Readonly<{
  isOpen: () => boolean;
  /** Whether a message may be sent now; while the breaker is open, one trial message at a time may. */
  allows: (now: Date) => boolean;
  /** Records an answer of the mail server. Answers whether the breaker opened or closed. */
  note: (answer: 'accepted' | 'refused') => 'opened' | 'closed' | undefined;
}>;

/**
 * Stops the queue if the mail server permanently refuses 10 of its last 50 messages, so that a misconfigured relay does
 * not refuse a whole morning's email. The first accepted message starts the queue again.
 */
export const createBreaker = (): Breaker => {
  let answers: ('accepted' | 'refused')[] = [];
  let open = false;
  let triedAt = 0;
  const change = (to: boolean) => {
    open = to;
    answers = [];
    return to ? 'opened' : 'closed';
  };
  return {
    isOpen: () => open,
    allows: (now) => {
      if (!open) return true;
      if (now.getTime() - triedAt < trialEveryMs) return false;
      triedAt = now.getTime();
      return true;
    },
    note: (answer) => {
      answers = [...answers, answer].slice(-answersLookedAt);
      if (open) return answer === 'accepted' ? change(false) : undefined;
      const refusals = answers.filter((one) => one === 'refused').length;
      return refusals >= refusalsThatStop ? change(true) : undefined;
    },
  };
};
