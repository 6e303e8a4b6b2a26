import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that accepts everything and counts it by recipient. */
export const startSink = async () => {
  const recipients = new Map<string, number>();
  let bodyBytes = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    maxClients: 100,
    onData: (stream, session, callback) => {
      stream.on('data', (bytes: Buffer) => (bodyBytes += bytes.length));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) recipients.set(address, (recipients.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    meanBytes: () => bodyBytes / Math.max(1, recipients.size),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
