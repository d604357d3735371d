import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import {
  bookButton,
  bookingPath,
  consent,
  freeTimes,
  openBooking,
  type Reception,
  seeBooked,
} from '../support/booking.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** A paediatrician of «Тұмар» who vaccinates children. */
function vaccination({ db }: TestProvider): Reception {
  return {
    slug: 'ibragimov-rinat',
    filialId: 7,
    serviceId: db.services.findOne('slug', 'vaktsinatsiya-rebenka')?.id ?? 0,
  };
}

test('a patient must answer the required questions of a booking, and one answer leads to another doctor @both', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const reception = vaccination(provider);
  const [startsAt = ''] = (await freeTimes(provider, reception)).slice(3);
  await openBooking(page, startsAt, reception);
  await page.getByRole('radio', { name: /^Сын/ }).check();
  const question = page.getByRole('group', { name: 'Есть ли сейчас у ребёнка температура, сыпь или кашель?' });
  await consent(page).check();
  await bookButton(page).click();
  await expect(question).toContainText('Ответьте, чтобы записаться');
  await question.getByRole('radio', { name: 'Да' }).check();
  await expect(page.getByText('Больному ребёнку прививку не делают')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Найти врача.+Педиатр/ })).toHaveAttribute(
    'href',
    /specialisations=pediatr/,
  );
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await bookButton(page).click();
  await expect(question).toContainText(/С\sтаким ответом сюда не\sзаписывают онлайн/);
  await question.getByRole('radio', { name: 'Нет' }).check();
  await bookButton(page).click();
  await seeBooked(page);
});

test('a patient skips optional questions in the booking and answers them on the visit’s page', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const repeat = { slug: 'serikova-aigul', filialId: 1, serviceId: 0 };
  repeat.serviceId = provider.db.services.findOne('slug', 'povtornyy-priem-kardiologa')?.id ?? 0;
  const [startsAt = ''] = (await freeTimes(provider, repeat)).slice(3);
  await page.goto(bookingPath(startsAt, repeat));
  await page.getByRole('button', { name: 'Ответить сейчас' }).click();
  const answer = page.getByLabel('Какие таблетки вы пьёте и в каких дозах?');
  await answer.fill('Лозартан');
  await page.getByRole('button', { name: 'Ответить позже' }).click();
  await expect(answer).toHaveCount(0);
  await consent(page).check();
  await bookButton(page).click();
  await seeBooked(page);
  await page.getByRole('link', { name: 'Ответить', exact: true }).click();
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Вопросы перед визитом' });
  await dialog.getByRole('textbox').fill('Лозартан, 50 мг утром');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Лозартан, 50 мг утром')).toBeVisible();
});

test('doctor and receptionist read a patient’s answers, and the receptionist edits them during a call @desktop', async ({
  page,
  provider,
  signIn,
  openOther,
}) => {
  const { id } = [...provider.db.service_questions.all()].find(({ doctor_id }) => doctor_id === 1) ?? { id: 0 };
  await provider.ask('PUT', '/fo/patient/visits/1/answers', {
    as: 'patient',
    body: { answers: [{ question_id: id, answer: 'Лозартан' }] },
  });
  await signIn('clinic');
  await page.goto('/fo/clinic/visits/1');
  const desk = page.getByRole('region', { name: 'Ответы пациента' });
  await expect(desk).toContainText('Лозартан');
  await desk.getByRole('button', { name: 'Изменить ответы' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вопросы перед визитом' });
  await dialog.getByRole('textbox').fill('Лозартан и аспирин');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(desk).toContainText('Лозартан и аспирин');
  const doctor = await openOther();
  await signIn('doctor', { page: doctor });
  await doctor.goto('/fo/doctor/visits/1');
  await expect(doctor.getByRole('region', { name: 'Ответы пациента' })).toContainText('Лозартан и аспирин');
});
