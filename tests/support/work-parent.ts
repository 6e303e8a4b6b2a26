import { runBounded } from '@waratah/kit/process/bounded-process';

// A process that is killed while a file of its keeps another one busy.
for (;;) await runBounded(new URL('nasty-work.ts', import.meta.url), () => 'loop');
