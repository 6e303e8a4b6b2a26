import { z } from 'zod';
import { aLogo } from './files.ts';
import { fillAd } from './forms.ts';
import { aStudent, anAd, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';
import { followConfirmation } from './confirm.ts';

const Posted = z.object({ postJob: z.object({ id: z.number(), reviewStatus: z.string() }) });
const Read = z.object({ job: z.object({ reviewStatus: z.string() }) });
const Owned = z.object({ job: z.object({ company: z.object({ id: z.number() }) }) });
const Queue = z.object({ reviewQueue: z.array(z.object({ id: z.number(), title: z.string() })) });

test("a new employer's ad is held until an operator approves it, and offered then", async ({
  page,
  inbox,
  operator,
  openBrowser,
}) => {
  const reason = 'We check the first ad of every new employer. It goes live once it is approved.';
  const [employer, ad] = [anEmployer(), anAd('Junior data analyst')];
  const student = { ...aStudent(), degree: 'Bachelor of Data Science' };
  const owner = { email: 'owner@example.org', password: 'a key for the review' };
  await operator.createOperator(owner);
  for (const registration of [studentRegistration(student), employerRegistration(employer)])
    await operator.register(registration);
  for (const { email, password } of [student, employer])
    await followConfirmation(await openBrowser(), await inbox.next(email, /confirm/i), password);

  await signIn(page, employer, '/employer/fast-post');
  await fillAd(page, ad);
  await page.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(`Your job is saved and waits for a review. ${reason}`)).toBeVisible();
  await expectSound(page, 'the profile after a held ad');

  const held = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: ad.title, exact: true }) });
  await page.goto('/employer/dashboard');
  await expect(held).toContainText('In review');
  await expect(held).toContainText(reason);
  await expectSound(page, 'the dashboard with a held ad');
  await expect
    .poll(() => operator.nothingBecause(student))
    // Other tests' ads elsewhere may be live or waiting too.
    .toMatch(/^There are no live jobs at the moment\.$|, none is in your states or remote\.$/);

  const queue = await operator.askAs(owner, '{ reviewQueue { id title } }');
  const waiting = Queue.parse(queue).reviewQueue.find(({ title }) => title === ad.title);
  const approval = 'mutation Approve($id: Int!) { reviewJob(id: $id, approve: true) { id } }';
  await expect(operator.askAs(student, approval, { id: waiting?.id })).rejects.toThrow();
  await operator.askAs(owner, approval, { id: waiting?.id });

  await expect.poll(() => operator.offeredTo(student)).toContain(ad.title);
  await page.reload();
  await expect(held).toContainText('Active');
  await expect(held).not.toContainText('In review');
  await expect(held).not.toContainText(reason);
});

test('an ad with a fee, a messaging app and a bank request is held, and its employer reads the phrases', async ({
  page,
  inbox,
  operator,
  openBrowser,
}) => {
  test.slow();
  const employer = anEmployer();
  const owner = { email: 'second-owner@example.org', password: 'a key for the review' };
  await operator.createOperator(owner);
  await operator.register(employerRegistration(employer));
  await followConfirmation(await openBrowser(), await inbox.next(employer.email, /confirm/i), employer.password);
  const post = (title: string, description: string) =>
    operator.askAs(employer, 'mutation Post($input: JobInput!) { postJob(input: $input) { id reviewStatus } }', {
      input: {
        title,
        description,
        roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
        employmentType: 'CASUAL',
        visaTypes: ['500'],
      },
    });
  const first = Posted.parse(await post('Honest florist', 'Tie flowers and serve our guests with care.')).postJob;
  await operator.askAs(owner, 'mutation Approve($id: Int!) { reviewJob(id: $id, approve: true) { id } }', first);

  const phrases = [
    'A registration fee of $80 is payable before you start.',
    'Contact us on WhatsApp for an interview.',
    'Send your bank account details to be registered.',
  ];
  const { postJob: risky } = Posted.parse(await post('Easy helper', `<p>${phrases.join('</p><p>')}</p>`));
  expect(risky.reviewStatus).toBe('approved');
  const status = async () =>
    Read.parse(await operator.askAs(employer, 'query Read($id: Int!) { job(id: $id) { reviewStatus } }', risky)).job
      .reviewStatus;
  await expect.poll(status).toBe('pending_review');
  await signIn(page, employer, `/employer/jobs/${risky.id}`);
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  for (const phrase of phrases) await expect(page.getByText(`“${phrase}”`)).toBeVisible();
  await expectSound(page, 'a held job with the phrases');

  await page.goto('/employer/company');
  await page.getByLabel('Choose a logo').setInputFiles(aLogo());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company details and logo saved.')).toBeVisible();
  const asked = 'query ($id: Int!) { job(id: $id) { company { id } } }';
  const { job } = Owned.parse(await operator.askAs(employer, asked, first));
  await page.goto(`/companies/${job.company.id}`);
  await expect(page.getByText('✓ ABN checked')).toBeVisible();
  const logo = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => logo.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0))
    .toBe(true);
  await expectSound(page, 'the page of a company whose ABN is checked');
});
