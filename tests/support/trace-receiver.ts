import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Wire = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(Attribute).default([]),
              links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  service: string;
  scope: string;
  /** All attributes as text. */
  text: string;
  /** The traces that it links to. */
  links: readonly Readonly<{ traceId: string; spanId: string }>[];
  at: bigint;
  tookMs: number;
}>;

/** Takes spans as a collector does (OTLP over HTTP, JSON). */
export const startTraceReceiver = async () => {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
      spans.push(...spansOf(Wire.parse(JSON.parse(text))));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    ofTrace: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    /** The ids of traces with a step that links to a given trace. */
    linkedTo: (traceId: string) => [
      ...new Set(spans.flatMap((span) => (span.links.some((link) => link.traceId === traceId) ? [span.traceId] : []))),
    ],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const spansOf = ({ resourceSpans }: z.infer<typeof Wire>): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
    return scopeSpans.flatMap(({ scope, spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, attributes, parentSpanId, traceId, spanId, name, links }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        service: String(service),
        scope: scope.name,
        text: JSON.stringify(attributes),
        links,
        at: BigInt(startTimeUnixNano),
        tookMs: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
      })),
    );
  });
