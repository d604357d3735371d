import { test } from '../e2e/fixtures.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { keyTimes, longTasks, scrollPage, watchKeys, watchLongTasks } from './in-page.ts';
import { SLOWDOWN } from './route-changes.ts';
import { frameText, slowed, text } from './slowed-page.ts';

const CLIENTS = 20_000;

const rows: string[] = [];
test.afterAll(() => console.log(`\nA large list of clients:\n${rows.join('\n')}\n`));

test('the bench measures a list of twenty thousand clients', async ({ page, provider, signIn }) => {
  test.setTimeout(180_000);
  manyClients(provider);
  await signIn('clinic');
  await page.goto('/fo/clinic/clients');
  await page.getByText(/из\s20\s\d{3}/).waitFor();
  for (const rate of [1, SLOWDOWN]) {
    const cdp = await slowed(page, rate);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchLongTasks);
    const frames = await page.evaluate(scrollPage);
    const scrolled = await page.evaluate(longTasks);
    const search = page.getByRole('searchbox', { name: 'Имя или телефон' });
    await search.focus();
    await page.evaluate(watchKeys);
    await search.pressSequentially('мукан', { delay: 120 });
    await page
      .getByRole('rowheader', { name: /^Мұқан/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(longTasks);
    const keys = await page.evaluate(keyTimes);
    await search.fill('');
    await page.getByText(/из\s20\s\d{3}/).waitFor();
    await page.evaluate(longTasks);
    await page.getByRole('link', { name: /^Страница 2|^2$/ }).click();
    await page.getByText(/^26–50/).waitFor();
    await page.waitForLoadState('networkidle');
    const turned = await page.evaluate(longTasks);
    await page.goBack();
    await page.getByText(/^1–25/).waitFor();
    rows.push(
      `  ${CLIENTS} clients at ${rate}×: scrolling ${frameText(frames)}; long tasks: scrolling ${scrolled.join(', ') || 'none'}, ` +
        `typing a search ${text(keys)} ms a key, long tasks ${found.join(', ') || 'none'}, turning the page ${turned.join(', ') || 'none'}`,
    );
    await cdp.detach();
  }
});

function manyClients({ db }: TestProvider): void {
  const known = [...db.clients.all()].filter(({ clinic_id }) => clinic_id === 1);
  for (let index = 0; index < CLIENTS; index += 1) {
    const like = known[index % known.length];
    if (!like) throw new Error('no clients');
    db.clients.insert({
      ...like,
      id: db.clients.nextId(),
      user_id: null,
      family_member_id: null,
      phone: `+7-701-${String(2_000_000 + index).replace(/(\d{3})(\d\d)(\d\d)/, '$1-$2-$3')}`,
      added_at: '2026-01-12T09:00:00+05:00',
    });
  }
}
