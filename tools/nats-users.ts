import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog, type EventType, isEventType } from '@waratah/events/catalog';
import { consumerOf, deadSubjectOf, subjectsOf } from '@waratah/events/subjects';
import { streamOf } from '@waratah/kit/events/bus';
import { root } from '@waratah/stack/settings';
import { readListeners, readMailSenders } from './event-listeners.ts';

/**
 * Writes the configuration of NATS: a user for each service, who may publish the service's own events and read those
 * that it consumes.
 */
const types = Object.keys(catalog).filter(isEventType);
const streams = ['EVENTS', 'MAIL', 'AUDIT', 'DEAD'] as const;
const { handle, follow } = await readListeners();
const mailSenders = await readMailSenders();

const announcedBy = (service: string): readonly EventType[] => [
  ...types.filter((type) => type.split('.')[0] === service),
  ...(mailSenders.has(service) ? (['mail.message.v1.requested'] as const) : []),
  'audit.action.v1.recorded',
];

/** The rights that a consumer of one event type needs: to be created with this filter, to fetch, and to acknowledge. */
const consuming = (service: string, type: EventType) => {
  const place = `${streamOf(type)}.${consumerOf(service, type)}`;
  return [
    `$JS.API.CONSUMER.CREATE.${place}.${subjectsOf(type)}`,
    `$JS.API.CONSUMER.INFO.${place}`,
    `$JS.API.CONSUMER.MSG.NEXT.${place}`,
    `$JS.ACK.${place}.>`,
    deadSubjectOf(service, subjectsOf(type)),
  ];
};

const looking = [
  ...streams.flatMap((stream) => [`$JS.API.STREAM.INFO.${stream}`, `$JS.API.STREAM.CREATE.${stream}`]),
  ...['EVENTS', 'MAIL', 'AUDIT'].map((stream) => `$JS.API.CONSUMER.LIST.${stream}`),
];

/** identity replays dead letters of every type, after comparing them with the event, removes personal data, and changes streams. */
const keeping = [
  ...types.map((type) => subjectsOf(type)),
  ...streams.map((stream) => `$JS.API.STREAM.UPDATE.${stream}`),
  ...['EVENTS', 'MAIL', 'DEAD'].map((stream) => `$JS.API.STREAM.PURGE.${stream}`),
  '$JS.API.INFO',
  '$JS.API.STREAM.MSG.DELETE.DEAD',
  '$JS.API.DIRECT.GET.DEAD',
  '$JS.API.DIRECT.GET.DEAD.>',
  '$JS.API.DIRECT.GET.EVENTS',
];

const typesOf = (listeners: typeof handle, service: string) =>
  listeners.filter((listener) => listener.service === service).flatMap((listener) => listener.types);

const userOf = (service: string) => {
  const heard = [...new Set(typesOf(handle, service))];
  const publish = [
    ...announcedBy(service).map((type) => subjectsOf(type, service)),
    ...heard.flatMap((type) => consuming(service, type)),
    ...looking,
    ...(service === 'identity' ? keeping : []),
  ];
  const subscribe = [`_INBOX.${service}.>`, ...new Set(typesOf(follow, service).map((type) => subjectsOf(type)))];
  return `    {
      user: ${service}
      password: $NATS_${service.toUpperCase()}_PASSWORD
      permissions: {
        publish: { allow: ${listed(publish)} }
        subscribe: { allow: ${listed(subscribe)} }
      }
    }`;
};

const listed = (subjects: readonly string[]) =>
  `[\n${subjects.map((subject) => `          "${subject}"`).join('\n')}\n        ]`;

const services = handle.map(({ service }) => service);

await writeFile(
  join(root, 'k8s/components/servers/nats.conf'),
  `# Users of NATS and what each may publish and read. Written by \`npm run generate\` from the catalogue of events and the
# services' consumers. Passwords come from the environment and begin with a letter.
authorization: {
  users: [
    # Servers' operators and commands.
    { user: admin, password: $NATS_ADMIN_PASSWORD }
${services.map(userOf).join('\n')}
  ]
}
`,
);
