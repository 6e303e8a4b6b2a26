import { z } from 'zod';
import { route } from './route.ts';

const Location = z.object({ label: z.string(), city: z.string(), state: z.string() }).meta({ id: 'Location' });

const limit = z.coerce
  .number('Must be a number')
  .int('Must be an integer')
  .min(1, 'Must be at least 1')
  .max(10, 'Must be at most 10');

export const locationRoutes = [
  route({
    method: 'get',
    path: '/locations/suggest',
    tag: 'Locations',
    summary: 'Localities that contain the text, from 2 characters on',
    roles: ['guest'],
    input: {
      query: z.object({
        q: z.string('Must be text').max(100, 'Must have at most 100 characters.').default(''),
        limit: limit.default(8),
      }),
    },
    operation: `query RestLocations($query: String!, $limit: Int!) {
      locationSuggestions(query: $query, limit: $limit) }`,
    variables: ({ query }) => ({ query: query.q, limit: query.limit }),
    answer: z
      .array(Location)
      .transform((items) => ({ items }))
      .pipe(z.object({ items: z.array(Location) })),
  }),
];
