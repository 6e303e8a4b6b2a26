import { cleanHtml } from '@waratah/jobs/domain/html';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { mutations, payloads } from '../support/hostile-html.ts';
import { scaled } from '../support/scale.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';

/** Descriptions that try to run scripts, from the form through the store to the page, under the portal's own policy. */
const seed = 20_261_122;
const count = scaled({ share: 100, full: 20_000 });
/** How many payloads one description contains. */
const together = 25;

const priya = anEmployer();
const mei = aStudent();
const Posted = z.record(z.string(), z.object({ id: z.number() }));
/** How many ads one request posts. */
const postedTogether = 8;

const postAll = (names: readonly string[]) => {
  const inputs = names.map((name) => `$${name}: JobInput!`).join(', ');
  return `mutation (${inputs}) { ${names.map((name) => `${name}: postJob(input: $${name}) { id }`).join(' ')} }`;
};
const beginning = 'Serve customers and keep the shelves in order.';

const allowed =
  /<(?:\/?(?:p|ul|ol|li|strong|em|h3|h4)|br \/|\/a|a(?: href="(?:https?:|mailto:)[^"<>]*")? rel="nofollow noopener noreferrer")>/g;

const inGroups = <T>(items: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Every other description joins the payloads to one text, in which each meets its neighbours. */
const adOf = (group: readonly string[], index: number) => ({
  title: `Shop assistant ${index}`,
  description: `<p>${beginning}</p>${(index % 2 === 0 ? group : group.map(cleanHtml)).join('\n')}`,
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
});

const isUnclean = (each: string) => /[<>]/.test(cleanHtml(each).replace(allowed, ''));

/** Runs in the page, whose types these tests do not have. */
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  violated(event.effectiveDirective + ' ' + event.blockedURI))`;

/** Elements and attributes after the first paragraph that no ad may contain. */
const findStrange = `(() => {
  const tags = new Set(['P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'H3', 'H4', 'A']);
  const isPlain = ({ name, value }) => name === 'rel' || (name === 'href' && /^(?:https?:|mailto:)/i.test(value));
  const first = [...document.querySelectorAll('p')].find((one) => one.textContent === ${JSON.stringify(beginning)});
  return [...first.parentElement.querySelectorAll('*')]
    .filter((element) => !tags.has(element.tagName) || ![...element.attributes].every(isPlain))
    .map((element) => element.outerHTML.slice(0, 200));
})()`;

const strangeIn = async (page: Page) => z.array(z.string()).parse(await page.evaluate(findStrange));

/** What a page reports: calls of payloads, violations of the policy, and requests to other servers. */
const watch = async (page: Page, gateway: string) => {
  const seen: string[] = [];
  await page.exposeFunction('ran', () => seen.push('something ran'));
  await page.exposeFunction('violated', (what: string) => seen.push(`the policy stopped ${what}`));
  await page.addInitScript({ content: reportViolations });
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('popup', () => seen.push('a window opened'));
  page.on('request', (request) => {
    if (!request.url().startsWith(gateway) && !/^(?:data|blob):/.test(request.url()))
      seen.push(`asked ${request.url()}`);
  });
  return seen;
};

const look = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByText(beginning, { exact: true }).first()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

/** Replaces an ad's description in answers with one that no server sanitised, to test the client's own sanitising. */
const givingRaw = async (page: Page, description: string) => {
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const raw = JSON.stringify(description);
    await route.fulfill({
      response: answer,
      body: text.replace(/"description":"(?:[^"\\]|\\.)*"/g, () => `"description":${raw}`),
    });
  });
};

test('nothing that a description holds runs, loads or stands in the page', async ({ page, stack, operator, inbox }) => {
  test.setTimeout(scaled({ share: 240_000, full: 5_400_000 }));
  await operator.register(studentRegistration(mei));
  await operator.register(employerRegistration(priya));
  const { html = '' } = await inbox.next(priya.email, /confirm/i);
  await operator.verify(decodeURIComponent(/token=([^"&\s]+)/.exec(html)?.[1] ?? ''));
  const seen = await watch(page, stack.gateway);
  await signIn(page, mei, '/jobs');
  // A page of its own, because a report may arrive when the next page is looked at already.
  const rawPage = await page.context().newPage();
  const seenRaw = await watch(rawPage, stack.gateway);
  const texts = [...payloads, ...mutations(count, seed)];
  const wrong: unknown[] = texts.filter(isUnclean).map((each) => ({ each, stored: cleanHtml(each) }));
  const see = async (path: string, what: string, where: Page = page) => {
    await look(where, path);
    const strange = await strangeIn(where);
    // The client sanitises in a separate document, to which the policy applies too.
    const reports =
      where === page ? seen.splice(0) : seenRaw.splice(0).filter((each) => !each.startsWith('the policy'));
    if (reports.length + strange.length > 0) wrong.push({ what, path, happened: reports, strange });
  };
  const seeAd = async (id: number, group: readonly string[]) => {
    await see(`/jobs?job=${id}`, 'as it was stored');
    await see(`/j/${id}`, 'on the page for search engines');
    await givingRaw(rawPage, `<p>${beginning}</p>${group.join('\n')}`);
    await see(`/jobs?job=${id}`, 'as the client cleans it', rawPage);
    // An answer may still be on its way.
    await rawPage.unrouteAll({ behavior: 'wait' });
  };
  const groups = inGroups(texts, together);
  const ads = groups.map((group, index) => ({ group, name: `ad${index}`, input: adOf(group, index) }));
  for (const some of inGroups(ads, postedTogether)) {
    const inputs = Object.fromEntries(some.map(({ name, input }) => [name, input]));
    const posted = Posted.parse(await operator.askAs(priya, postAll(some.map(({ name }) => name)), inputs));
    for (const { name, group } of some) await seeAd(posted[name]?.id ?? 0, group);
  }
  console.log(
    `${payloads.length} payloads and ${count} mutations in ${groups.length} ads, seed ${seed}: ${wrong.length} ran or stood`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('the policy of the pages lets no script run but those that the build knows', async ({ page, stack }) => {
  const answer = await page.goto(`${stack.gateway}/jobs`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe|\*|data:|https?:/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part);
});
