import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog, type EventType, isEventType } from '@waratah/events/catalog';
import { root } from '@waratah/stack/settings';
import { readListeners, textsOf } from './event-listeners.ts';

/** Services with a handler for an event, then those that follow it for a copy in memory. */
const listenersOf = async () => {
  const { handle, follow } = await readListeners();
  const named = [...handle, ...follow.map(({ service, types }) => ({ service: `${service} (search index)`, types }))];
  return (type: EventType) => named.flatMap(({ service, types }) => (types.includes(type) ? [service] : []));
};

/** The sentence about a message, which follows the event's type in its comment in the proto file. */
const summariesOf = async () => {
  const texts = await textsOf('proto-events/proto/*/v1/events.proto');
  const comments = texts.flatMap(([, text]) => [...text.matchAll(/^\/\/ ([a-z_.0-9]+): ([^]*?)\nmessage /gm)]);
  return new Map(comments.map(([, type = '', sentence = '']) => [type, sentence.replaceAll('\n// ', ' ')]));
};

const payloadOf = (type: EventType) =>
  catalog[type].members
    .map((member) =>
      member.kind === 'oneof' ? `\`${member.name}\` (one of ${member.fields.length})` : `\`${member.name}\``,
    )
    .join(', ');

const section = (owner: string, rows: readonly string[]) => `## ${owner}

Contract: [\`${owner}/v1/events.proto\`](../proto-events/proto/${owner}/v1/events.proto).

| event | meaning | listeners | payload |
|---|---|---|---|
${rows.join('\n')}
`;

const listeners = await listenersOf();
const summaries = await summariesOf();
const row = (type: EventType) => {
  const summary = summaries.get(type);
  if (!summary) throw new Error(`The message of ${type} has no comment "// ${type}: ..." in its proto file`);
  return `| \`${type}\` | ${summary} | ${listeners(type).join(', ') || '—'} | ${payloadOf(type)} |`;
};

const byOwner = Object.groupBy(Object.keys(catalog).filter(isEventType), (type) => type.split('.')[0] ?? '');
const sections = Object.entries(byOwner).map(([owner, types = []]) => section(owner, types.map(row)));

await writeFile(
  join(root, 'docs/events.md'),
  `# Events

Every event, by the service that owns its contract, with the services that listen to it. Written by \`npm run generate\` from
\`proto-events/src/catalog.ts\`, the proto files and the services' \`consumers.ts\`. How events travel is in
[design section 4](design.md#section-4). \`mail.message.v1.requested\` is published by every service that sends email, \`audit.action.v1.recorded\` by every
service.

${sections.join('\n')}`,
);
