import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
/** Positions of the time in the program and in the system, counted from the field behind the name. */
const [inProgram, inSystem] = [11, 12];

/** Processor time that a process has used, in milliseconds; 0 if it has ended, and on systems that do not report it. */
export const processorMsOf = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[inProgram] ?? 0) + Number(fields[inSystem] ?? 0)) * tickMs;
};
