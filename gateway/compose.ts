import { readFile, writeFile } from 'node:fs/promises';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { subgraphs } from './src/subgraphs.ts';

/** Writes supergraph.graphql for the gateway and web/schema.graphql for the client from the services' contracts. */
const at = (path: string) => new URL(path, import.meta.url);

const services = await Promise.all(
  subgraphs.map(async ({ name, url }) => ({
    name,
    url,
    typeDefs: parse(await readFile(at(`../services/${name}/schema.graphql`), 'utf8')),
  })),
);
const composed = composeServices(services);
if (composed.errors) throw new AggregateError(composed.errors, 'The subgraphs do not compose');
await writeFile(at('supergraph.graphql'), `${composed.supergraphSdl.trimEnd()}\n`);
await writeFile(
  at('../web/schema.graphql'),
  `${printSchema(composed.schema.toAPISchema().toGraphQLJSSchema()).trimEnd()}\n`,
);
