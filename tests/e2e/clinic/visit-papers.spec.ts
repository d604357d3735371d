import { expect } from '@playwright/test';
import type { DoctorVisitReadAnswer } from '#generated/models/doctor-visit-read-answer.ts';
import { test } from '../fixtures.ts';
import { pdf } from '../patient/medical-card-page.ts';
import { block, mukanova, openBoard } from './board-page.ts';

test('a receptionist adds a note and a document to a visit, which the doctor sees, and deletes them', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('reception');
  await openBoard(page);
  await block(page).click();
  await page.getByRole('button', { name: /^Документы и.заметки/ }).click();
  const papers = page.getByRole('dialog', { name: /^Документы и.заметки/ });

  await papers.getByLabel('Новая заметка').fill('Придёт с мамой');
  await papers.getByRole('button', { name: 'Сохранить заметку' }).click();
  const note = papers.getByRole('listitem').filter({ hasText: 'Придёт с мамой' });
  await expect(note).toBeVisible();
  await expect(papers.getByLabel('Новая заметка')).toHaveValue('');

  const choosing = page.waitForEvent('filechooser');
  await papers.getByRole('button', { name: 'Добавить документ' }).click();
  await (await choosing).setFiles(pdf('Договор.pdf'));
  await papers.getByLabel('Раздел медкарты').selectOption({ label: 'Другое' });
  await papers.getByRole('button', { name: 'Добавить', exact: true }).click();
  const document = papers.getByRole('listitem').filter({ hasText: 'Договор' });
  await expect(document).toContainText('«Аяла» на Абая');

  const { id } = await mukanova(provider);
  const read = async () => {
    const { data } = await provider.ask<DoctorVisitReadAnswer>('GET', `/fo/doctor/visits/${id}`, { as: 'doctor' });
    return [...data.record.notes.map(({ text }) => text), ...data.record.documents.map(({ name }) => name)];
  };
  expect(await read()).toEqual(['Придёт с мамой', 'Договор']);

  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' });
  await note.getByRole('button', { name: /^Удалить заметку/ }).click();
  await sure.click();
  await expect(note).toHaveCount(0);
  await document.getByRole('button', { name: /^Удалить/ }).click();
  await sure.click();
  await expect(document).toHaveCount(0);
  expect(await read()).toEqual([]);
});
