import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { membersOf } from './archive.ts';
import { describesParts, isPassive } from './word-parts.ts';

answerWork(async (input) => {
  const bytes = Buffer.from(z.instanceof(Uint8Array).parse(input));
  const members = await membersOf(bytes, describesParts);
  return members !== undefined && isPassive(members);
});
