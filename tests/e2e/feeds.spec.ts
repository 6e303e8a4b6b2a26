import { createServer } from 'node:http';
import { text } from './forms.ts';
import { expect, test } from './portal.ts';
import { expectSound } from './sound.ts';

const owner = { email: 'feeds.owner@example.org', password: 'a key for the feeds' };

const ads = ['Farrier', 'Saddler', 'Stable hand']
  .map((title) => JSON.stringify({ title, description: `${title} for our stables near the river.`, source_id: title }))
  .join('\n');

/** A job board that serves its ads. */
const serveBoard = async () => {
  const server = createServer((_request, response) => void response.end(ads));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/ads.ndjson`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

test('an operator adds a feed, reads it and removes it', async ({ page, operator }) => {
  test.slow();
  await using board = await serveBoard();
  await operator.createOperator(owner);
  await page.goto('/ops/feeds');
  await text(page, 'Email').fill(owner.email);
  await text(page, 'Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feeds', level: 1 })).toBeVisible();
  await expect(page.getByText('No feeds', { exact: true })).toBeVisible();

  const form = page.getByRole('form', { name: 'Add a feed' });
  await text(page, 'Name').fill('Not a name');
  await form.getByRole('button', { name: 'Add feed' }).click();
  await expect(form.getByText('Must be 1 to 40 lower-case letters, digits and dashes')).toBeVisible();
  await text(page, 'Name').fill('stables');
  await text(page, 'Address of its file').fill(board.url);
  await form.getByRole('button', { name: 'Add feed' }).click();
  const feed = page.getByRole('list', { name: 'Feeds' }).getByRole('listitem');
  await expect(feed).toContainText('Not read yet');

  await page.getByRole('button', { name: 'Read now: stables' }).click();
  await expect(feed).toContainText('3 read: 3 new');
  await expect(page.getByRole('list', { name: 'Latest imports' })).toContainText('stables');
  await expectSound(page, 'the feeds');

  await page.getByRole('button', { name: 'Remove stables' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No feeds', { exact: true })).toBeVisible();
});
