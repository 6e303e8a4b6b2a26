import type { Page, Route } from '@playwright/test';
import { scaled } from '../support/scale.ts';
import { signInByForm, text } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn, storeSession } from './session.ts';
import { expectSound } from './sound.ts';

/**
 * Adverse conditions: a browser that stores nothing, a server that is slow, down or answers nonsense, a release in
 * between.
 */
const student = aStudent();
const employer = anEmployer();

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  await operator.register(employerRegistration(employer));
});

const graph = '**/graphql';
const unexpected = 'An unexpected error occurred';
const gone = 'The server cannot be reached. Check your connection and try again.';
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test.describe('a stored session that is none', () => {
  const users = [
    ['half a text', '{"id":7,"em'],
    ['a role that is none', '{"id":7,"email":"a@b.c","fullName":"Mei","role":"admin"}'],
    ['something else', '["Mei"]'],
    ['an older shape', '{"id":"7","name":"Mei Tan","type":"student"}'],
  ] as const;
  for (const [what, user] of users.slice(0, scaled({ landing: 1, share: users.length }))) {
    test(`${what} is a guest, who may sign in`, async ({ page }) => {
      await page.goto('/about');
      await page.evaluate((stored) => {
        for (const key of ['access_token', 'refresh_token', 'settings', 'profile_skills', 'theme'])
          localStorage.setItem(key, '{"broken');
        localStorage.setItem('user', stored);
      }, user);
      await page.goto('/profile');
      await expect(page).toHaveURL('/auth');
      await signInByForm(page, student);
      await expect(page).toHaveURL('/profile');
    });
  }
});

const forbidStorage = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const fillStorage = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

const storages = [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const;
// What is forbidden cannot be written either.
for (const [what, script] of storages.slice(0, scaled({ landing: 1, share: storages.length }))) {
  test(`where storage is ${what}, people sign in and go about all the same`, async ({ page }) => {
    await page.addInitScript(script);
    await signInByForm(page, student);
    await expect(heading(page)).toContainText('Mei');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
    await expect(heading(page)).toHaveText('Our Story');
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    await expect(heading(page)).toContainText('Mei');
  });
}

const shapes = (page: Page) =>
  page.getByRole('main').locator('[role=status], [aria-busy=true], [aria-hidden=true]').locator('visible=true');

/** The screens that query the server, by the role that they are for; first those that no other test holds back. */
const asking = {
  student: ['/profile?tab=matches', '/saved', '/profile?tab=visa', '/profile?tab=settings', '/profile'],
  employer: [
    '/employer/drafts',
    '/employer/applications',
    '/employer/jobs/1',
    '/employer/company',
    '/employer/post-job?edit=1',
    '/employer/dashboard',
    '/profile',
  ],
} as const;

const nonsense: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'half a text': (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"me":' }),
  'nothing at all': (route) => route.fulfill({ json: { data: {} } }),
  'a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  'something else': (route) => route.fulfill({ json: { hello: 'world' } }),
  'a failed proxy': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
};

for (const [role, paths] of Object.entries(asking)) {
  test(`each screen of a ${role} says that the server is gone, and shows itself once it is back`, async ({ page }) => {
    await storeSession(page, role === 'student' ? student : employer);
    for (const path of paths.slice(0, scaled({ landing: 4, share: paths.length }))) {
      await page.route(graph, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(gone).first(), path).toBeVisible();
      if (path === paths[0]) await expectSound(page, `a ${role}'s screen, server gone`);
      await page.unroute(graph);
      await retry(page).click();
      await expect(page.getByText(gone).first(), path).toBeHidden();
    }
  });

  test(`each screen of a ${role} shows the shape of what loads while the server is slow`, async ({ page }) => {
    await storeSession(page, role === 'student' ? student : employer);
    for (const path of paths.slice(0, scaled({ landing: 2, share: paths.length }))) {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route(graph, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      await page.goto(path);
      await expect(shapes(page).first(), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

const answers = Object.entries(nonsense);
for (const [what, answer] of answers.slice(0, scaled({ landing: 2, share: answers.length }))) {
  test(`${what} from the server is an error that a reader understands, and Retry mends it`, async ({ page }) => {
    await storeSession(page, employer);
    await page.route(graph, answer);
    for (const path of ['/employer/dashboard', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(unexpected).first(), path).toBeVisible();
    }
    await page.unroute(graph);
    await retry(page).click();
    await expect(heading(page)).toHaveText('Company Profile');
  });
}

test('the search shows the sample jobs while the server talks nonsense, and real ones after Retry', {
  tag: '@all',
}, async ({ page }) => {
  await storeSession(page, student);
  await page.route(graph, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }));
  await page.goto('/jobs');
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await page.unroute(graph);
  await retry(page).click();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
});

test('a sign-in that meets a server that is gone says so, and what was typed stays', async ({ page }) => {
  await page.goto('/auth');
  await text(page, 'Email').fill(student.email);
  await text(page, 'Password').fill(student.password);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').getByText(gone)).toBeVisible();
  await expect(text(page, 'Email')).toHaveValue(student.email);
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/profile');
});

test('after a new release the page is loaded anew once, and comes', async ({ page }) => {
  await page.goto('/');
  let missing = 0;
  await page.route('**/assets/About*.js', (route) =>
    missing++ === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(heading(page)).toHaveText('Our Story');
  await expect.poll(() => missing, 'the drawn page is there before its script').toBe(2);
});

test('code that does not come at all is said, without reloading for ever, and Retry tries again', async ({ page }) => {
  await page.goto('/');
  let loads = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && loads++));
  await page.route('**/assets/About*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  expect(loads).toBe(1);
  await expectSound(page, 'code that does not come');
  await page.unroute('**/assets/About*.js');
  await retry(page).click();
  await expect(heading(page)).toHaveText('Our Story');
});

test('a lost connection is said on every screen, and the notice goes by itself', async ({ page, context }) => {
  await page.goto('/about');
  const notice = page.getByText('You are offline.');
  await expect(heading(page)).toHaveText('Our Story');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expectSound(page, 'offline');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test.describe('in the middle of a form', () => {
  test('back, forward and links ask first; who stays has lost nothing', async ({ page }) => {
    await signIn(page, employer);
    await page.getByRole('banner').getByRole('link', { name: 'Waratah' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/employer/company');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    const before = await text(page, 'Company Name').inputValue();
    await text(page, 'Company Name').fill('Night baker');
    const forward = () => page.evaluate('history.forward()');
    for (const leave of [forward, () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()]) {
      await leave();
      await question(page).getByRole('button', { name: 'Keep editing' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL('/employer/company');
      await expect(text(page, 'Company Name')).toHaveValue('Night baker');
    }
    await forward();
    await expectSound(page, 'the question before a form is left');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page)).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(text(page, 'Company Name')).toHaveValue(before);
  });

  test('a profile that is being edited is not left by the way, and a saved one is', { tag: '@all' }, async ({
    page,
  }) => {
    await signIn(page, employer, '/employer/company');
    await text(page, 'Company Details').fill('Charts and honest figures.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Company details saved.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
  });

  const forms = [
    ['wizard', '/employer/post-job'],
    ['quick form', '/employer/fast-post'],
  ] as const;
  for (const [form, address] of forms.slice(0, scaled({ landing: 1, share: forms.length }))) {
    test(`the ${form} keeps what was entered, so it asks nothing and loses nothing`, async ({ page }) => {
      await signIn(page, employer, address);
      await text(page, 'Job title').fill('Lighthouse keeper');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      await expect(text(page, 'Job title')).toHaveValue('Lighthouse keeper');
      await page.reload();
      await expect(text(page, 'Job title')).toHaveValue('Lighthouse keeper');
    });
  }

  test('closing the page asks in the words of the browser', async ({ page }) => {
    await page.goto('/auth?tab=register');
    await text(page, 'First name').fill('Mei');
    const asked = page.waitForEvent('dialog');
    // Not page.reload(), which would wait for a page that never loads.
    await page.evaluate('void setTimeout(() => location.reload(), 0)');
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(text(page, 'First name')).toHaveValue('Mei');
  });
});
