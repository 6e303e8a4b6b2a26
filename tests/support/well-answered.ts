type Answer = Readonly<{ status: number; body: unknown }>;

/** Asks like a client who expects success, and keeps what failed. */
export const wellAnswered = () => {
  const failed: string[] = [];
  const count = { requests: 0, askedAgain: 0 };

  /** Repeats a request like a browser does if a kept connection closes just as the request is sent. */
  const onceMore = async (ask: () => Promise<Answer>) => {
    try {
      return await ask();
    } catch (error) {
      if (!/ECONNRESET|UND_ERR_SOCKET/.test(String(Object(Object(error).cause).code))) throw error;
      count.askedAgain += 1;
      return ask();
    }
  };

  return {
    failed,
    count,
    /** The body; undefined if nobody answered. */
    well: async (what: string, ask: () => Promise<Answer>) => {
      count.requests += 1;
      try {
        const { status, body } = await onceMore(ask);
        if (status >= 300) failed.push(`${what}: ${status} ${JSON.stringify(body)}`);
        return body;
      } catch (error) {
        failed.push(`${what}: ${String(error)} ${String(Object(error).cause)}`);
        return undefined;
      }
    },
  };
};
