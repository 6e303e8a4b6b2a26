import type { Reply } from './openai-server.ts';

const sentence = 'You make good coffee for our guests and keep the counter clean while they wait for it.';
const written = JSON.stringify({
  introduction: `The early shift needs somebody. ${sentence}`,
  duties: Array.from({ length: 5 }, () => `${sentence} <img src=x onerror="document.title='owned'">`),
  requirements: Array.from({ length: 3 }, () => sentence),
  closing: `${sentence} Come and see us.`,
});

const never = new Promise<void>(() => undefined);

/** What the stand-in for a model does, by the title of the job. */
export const modelReply = (question: string): Reply => {
  if (question.includes('refused')) return { kind: 'status', status: 401 };
  if (question.includes('cut off')) return { kind: 'stops', content: written.slice(0, written.length / 2) };
  if (question.includes('halts')) return { kind: 'halts', content: written.slice(0, written.length / 3) };
  if (question.includes('nonsense')) return { kind: 'answer', content: '<h1>Bad gateway</h1>' };
  if (question.includes('too slow')) return { kind: 'answer', content: written, secondHalf: never };
  return { kind: 'answer', content: written, pieceMs: 12 };
};
