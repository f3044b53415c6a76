import { ADMINISTRATOR, DEMO_PASSWORD } from '#demo/people.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/journey.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { inAnotherBrowser } from '#tests/support/member.ts';
import { expectMessage } from '#tests/support/messages.ts';

const admin = { email: ADMINISTRATOR, password: DEMO_PASSWORD };

test(
  'I add my words to a mail, see how it looks, send it to me, and take them back',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    test.slow();
    // Each width changes a mail of its own, of which no other journey reads the words.
    const mail = project.name === 'phone' ? 'Appeal' : 'Paid too late';
    const { page: office, context } = await inAnotherBrowser(browser, admin);
    await office.goto('/admin/settings');
    await office.getByRole('link', { name: 'Mails to shoppers' }).click();
    await expect(office.getByRole('heading', { level: 1, name: 'Mails to shoppers' })).toBeShown();
    await expectAccessible(office);
    await office.getByRole('link', { name: mail }).click();
    await expect(office.getByRole('heading', { level: 1, name: mail })).toBeShown();

    const sample = office.frameLocator('iframe');
    const opening = office.getByLabel('Opening');
    await opening.fill('Dear {surname}');
    await expect(office.getByText('There is no {surname} in this mail.')).toBeShown();
    await expect(office.getByRole('button', { name: 'Send me a test mail' })).toBeDisabled();
    await opening.fill('Dear {first_name}, we are glad to help.');
    await expect(sample.getByText('Dear Priya, we are glad to help.', { exact: true })).toBeShown();
    const subject = `About your order, ${project.name}`;
    await office.getByLabel('Subject and heading').fill(subject);
    await expect(sample.getByRole('heading', { name: subject })).toBeShown();
    const logo = sample.getByRole('img').first();
    await expect
      .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Send me a test mail' }).click();
    await expectMessage(office, `A test mail is on its way to ${ADMINISTRATOR}.`);
    const sent = await mailTo(ADMINISTRATOR, new RegExp(`^Test: ${subject}`));
    expect(sent.text).toContain('Dear Priya, we are glad to help.');

    // The typed text is still there after a reload.
    await office.reload();
    await expect(opening).toHaveValue('Dear {first_name}, we are glad to help.');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expectMessage(office, 'Saved');
    await office.getByRole('link', { name: 'Mails to shoppers' }).click();
    await expect(office.getByRole('link', { name: mail })).toContainText('Own words');

    await office.getByRole('link', { name: mail }).click();
    await opening.fill('');
    await office.getByLabel('Subject and heading').fill('');
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expectMessage(office, 'Saved');
    await context.close();
  },
);
