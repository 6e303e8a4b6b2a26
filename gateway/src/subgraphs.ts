/** The subgraphs of the supergraph. The addresses here are only names; settings give the real ones. */
export const subgraphs = [
  { name: 'identity', url: 'http://identity/graphql' },
  { name: 'jobs', url: 'http://jobs/graphql' },
  { name: 'applications', url: 'http://applications/graphql' },
  { name: 'ai', url: 'http://ai/graphql' },
  { name: 'matching', url: 'http://matching/graphql' },
  { name: 'visa', url: 'http://visa/graphql' },
  { name: 'mailer', url: 'http://mailer/graphql' },
] as const;

export type SubgraphName = (typeof subgraphs)[number]['name'];
