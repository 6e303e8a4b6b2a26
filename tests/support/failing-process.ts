import type { ServerResponse } from 'node:http';
import { listen } from '@waratah/kit/http/server';
import { runProcess } from '@waratah/kit/process/lifecycle';

// A server that answers every request in two parts, the second one when its parent says so. A request to /fail also
// throws an exception that no code catches.
const waiting: ServerResponse[] = [];
process.on('message', () => {
  for (const response of waiting) response.end(' and the end');
});

await runProcess(async () => {
  const server = await listen(
    (request, response) => {
      response.write('the beginning');
      waiting.push(response);
      if (request.url === '/fail')
        setImmediate(() => {
          throw new Error('an invented fault');
        });
    },
    0,
    '127.0.0.1',
  );
  process.send?.(server.url);
  return server;
});
