import { Failure } from '@waratah/kit/errors';
import type { Express } from 'express';
import { z } from 'zod';
import { ask } from '../ask.ts';
import type { ContextOf, RequestContext } from '../context.ts';
import type { Graph } from '../graph.ts';
import { escaped } from './html.ts';
import { jobPage } from './job-page.ts';
import { keptFor } from './kept-for.ts';
import { PublicJob, publicJobFields } from './job-posting.ts';
import { page } from './page.ts';

/** Requested as a guest, whoever is signed in, because the answers may be cached for everybody. */
type Parts = Readonly<{ graph: Graph; guestOf: ContextOf; publicUrl: string; pilot: boolean }>;

const jobQuery = `query PublicJob($id: Int!) { job(id: $id) { ${publicJobFields} } }`;
const listQuery = 'query Sitemap($after: Int!) { ownLiveJobs(after: $after) { id updatedAt } }';
const Listed = z.array(z.object({ id: z.int(), updatedAt: z.string() }));

const gone = { title: 'This job is no longer here', text: 'It may have been filled, or it has run out.' };
/** The most addresses that one sitemap may hold. */
const longestSitemap = 50_000;
/** The sitemap is read again after this time, however often it is requested. */
const sitemapMs = 600_000;

/**
 * Pages for search engines and people without an account: one for each ad, a sitemap, robots.txt. In the pilot there
 * are none.
 */
export const addPublicPages = (app: Express, { graph, guestOf, publicUrl, pilot }: Parts) => {
  const base = publicUrl.replace(/\/$/, '');
  const addressOf = (id: number) => `${base}/j/${id}`;

  app.get('/robots.txt', (_request, response) => {
    const sitemap = pilot ? '' : `Sitemap: ${base}/sitemap.xml\n`;
    response.type('text').send(`User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /mail/\n${sitemap}`);
  });
  if (pilot) return;

  app.get('/j/:id', async (request, response) => {
    const id = Number(request.params.id);
    if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) return void response.status(404).send(page(gone));
    try {
      const data = await ask(graph, jobQuery, { id }, await guestOf(request));
      response.set('Cache-Control', 'public, max-age=300').send(jobPage(PublicJob.parse(data.job), addressOf(id)));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error;
      response.status(404).send(page(gone));
    }
  });

  const readSitemap = async (context: RequestContext) => {
    const urls: string[] = [];
    for (let after = 0; urls.length < longestSitemap; ) {
      const listed = Listed.parse((await ask(graph, listQuery, { after }, context)).ownLiveJobs);
      for (const { id, updatedAt } of listed)
        urls.push(`<url><loc>${escaped(addressOf(id))}</loc><lastmod>${escaped(updatedAt)}</lastmod></url>`);
      after = listed.at(-1)?.id ?? 0;
      if (listed.length === 0) break;
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  };
  const sitemap = keptFor(sitemapMs, readSitemap);
  app.get('/sitemap.xml', async (request, response) => {
    const xml = await sitemap(await guestOf(request));
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(xml);
  });
};
