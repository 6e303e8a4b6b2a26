import { writeFile } from 'node:fs/promises';
import { endpointPage } from './src/rest/endpoints.ts';
import { routes } from './src/rest/rest.ts';

/** Writes docs/endpoints.md. */
await writeFile(new URL('../docs/endpoints.md', import.meta.url), endpointPage(routes));
