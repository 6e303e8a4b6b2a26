import { spawn } from 'node:child_process';

/** Computes in slices, between which it hears that its parent has ended. */
const busyLoop = `
  process.on('disconnect', () => process.exit());
  const compute = () => {
    for (const until = Date.now() + 50; Date.now() < until; ) Math.sqrt(until);
    setImmediate(compute);
  };
  compute();
`;

/** Keeps as many cores busy, until it is disposed of or this process ends. */
export const startLoad = (count: number): Disposable => {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', busyLoop], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return {
    [Symbol.dispose]: () => {
      for (const child of children) child.kill();
    },
  };
};
