import type { Span } from './trace-receiver.ts';

const earliest = (a: Span, b: Span) => (a.at < b.at ? -1 : 1);

/** Prints a trace for people: each step below its parent, in order. */
export const drawTrace = (spans: readonly Span[]): string => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const began = spans.reduce((first, { at }) => (at < first ? at : first), spans[0]?.at ?? 0n);
  const line = ({ service, name, at, tookMs, links }: Span, depth: number) => {
    const after = Math.round(Number(at - began) / 1e6);
    const back = links.map(({ traceId }) => ` -> ${traceId.slice(0, 8)}`).join('');
    return `${String(after).padStart(7)} ms ${'  '.repeat(depth)}${service}: ${name} (${tookMs.toFixed(1)} ms)${back}`;
  };
  const below = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter(({ parentSpanId }) => (parent ? parentSpanId === parent : !known.has(parentSpanId ?? '')))
      .toSorted(earliest)
      .flatMap((span) => [line(span, depth), ...below(span.spanId, depth + 1)]);
  return [`trace ${spans[0]?.traceId.slice(0, 8)}, ${spans.length} steps`, ...below(undefined, 0)].join('\n');
};
