import { runProcess } from '@waratah/kit/process/lifecycle';
import { withinTrace } from '@waratah/kit/tracing/trace-context';

// A process whose last work is done while it stops.
await runProcess(async () => ({
  [Symbol.asyncDispose]: () => withinTrace({ name: 'last work' }, async () => undefined),
}));
