import { expect, type Locator } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { MEGABYTES, pdf } from '../e2e/patient/medical-card-page.ts';

/** Upload speed of a phone in a suburb: 1.5 Mbit/s. */
const BYTES_A_SECOND = (1.5 * MEGABYTES) / 8;
const FILE = pdf('Общий анализ крови.pdf', MEGABYTES);

const screens = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true },
};

for (const [device, use] of Object.entries(screens)) {
  test.describe(`the bench on ${device}`, () => {
    test.use(use);
    test('measures how much time and how many taps a patient needs to add a document', async ({ page, signIn }) => {
      await signIn('patient');
      await page.goto('/fo/patient');
      await page.getByRole('heading', { level: 1, name: /Здравствуйте/ }).waitFor();
      let taps = 0;
      const tap = async (target: Locator): Promise<void> => {
        taps += 1;
        await target.filter({ visible: true }).first().click();
      };
      const start = performance.now();
      const card = page.getByRole('link', { name: 'Медкарта', exact: true });
      if (!(await seen(card))) await tap(page.getByRole('button', { name: /меню|кабинет/i }));
      await tap(card);
      const choosing = page.waitForEvent('filechooser');
      await tap(page.getByRole('button', { name: /^(Выбрать файлы|Файлы)$/ }));
      await (await choosing).setFiles(FILE);
      await expect(page.getByText(/^Документ добавлен\. /).first()).toBeVisible();
      const seconds = (performance.now() - start) / 1000;
      const sending = FILE.buffer.length / BYTES_A_SECOND;
      console.log(
        `  adding a document from the cabinet’s home, ${device}: ${taps} taps and the device’s own choice, ` +
          `${seconds.toFixed(1)} s here; sending 1 MB at 1.5 Mbit/s would add ${sending.toFixed(1)} s`,
      );
    });
  });
}

async function seen(target: Locator): Promise<boolean> {
  return (await target.filter({ visible: true }).count()) > 0;
}
