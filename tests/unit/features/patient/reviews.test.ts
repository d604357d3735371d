import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newsPage } from '@/features/patient/news/news-page';
import { paragraphs } from '@/features/patient/news/news-screen';
import { blankReview, reviewSchema } from '@/features/patient/review/review-fields';
import { personalDataIn } from '@/features/patient/review/review-text-field';
import { reviewPage } from '@/features/patient/reviews/review-page';

describe('what moderators refuse', () => {
  it.each([
    ['Перезвоните мне: 8 707 555-01-23.', 'phone'],
    ['Ждала минут 20. 8 (707) 555 01 23, наберите', 'phone'],
    ['+7-727-250-00-00', 'phone'],
    ['пишите 7075550123', 'phone'],
    ['мой ИИН 900515400123', 'document'],
    ['удостоверение 041234567', 'document'],
    ['elena@mail.kz', 'email'],
    ['запись по wa.me/77075550123', 'link'],
    ['подробности на clinic.kz', 'link'],
    ['см. https://clinic.example', 'link'],
  ])('«%s» holds somebody’s data', (text, found) => {
    expect(personalDataIn(text)).toBe(found);
  });

  it.each([
    'Приём за 12 500 ₸, ждали 20 минут, кабинет 214.',
    'Была 28.04.2026 в 11:40, пришла 12.05.2026 снова',
    'Давление 120/80, пульс 72, вес 64,2 кг',
    'Приняли в 10:00. Назначили 5 анализов.',
    'Заказ 1234567890, чек 30000',
    '',
  ])('«%s» holds none', (text) => {
    expect(personalDataIn(text)).toBeUndefined();
  });
});

describe('a review', () => {
  const filled = {
    rating: '4',
    criteria: { attention: '5', explanation: '4', punctuality: '3' },
    text: '  Приём прошёл хорошо.\n',
    anonymous: 'hidden',
  };
  const messages = (values: unknown) =>
    v.flatten<typeof reviewSchema>(v.safeParse(reviewSchema, values).issues ?? [{} as never]).nested;

  it('becomes what the contract takes: figures, a trimmed text, a hidden name', () => {
    expect(v.parse(reviewSchema, filled)).toEqual({
      rating: 4,
      criteria: { attention: 5, explanation: 4, punctuality: 3 },
      text: 'Приём прошёл хорошо.',
      anonymous: true,
    });
  });

  it('asks for the total and for words, and for nothing by criterion', () => {
    expect(messages(blankReview)).toEqual({
      rating: ['Поставьте оценку'],
      text: expect.arrayContaining(['Обязательно для заполнения']),
    });
  });

  it('leaves out the marks that were not given', () => {
    const { criteria } = v.parse(reviewSchema, { ...filled, criteria: { ...blankReview.criteria, punctuality: '2' } });
    expect(criteria).toEqual({ attention: null, explanation: null, punctuality: 2 });
  });

  it('says how much is missing, and counts a smile as one', () => {
    expect(messages({ ...filled, text: 'Хорошо' })?.text).toEqual(['Нужно хотя бы 10\u00A0знаков, сейчас 6']);
    expect(messages({ ...filled, text: '🙂'.repeat(9) })?.text).toEqual(['Нужно хотя бы 10\u00A0знаков, сейчас 9']);
    expect(v.safeParse(reviewSchema, { ...filled, text: '🙂'.repeat(10) }).success).toBe(true);
  });
});

describe('the page of a list', () => {
  it.each([
    [{}, 1],
    [{ page: 3 }, 3],
    [{ page: 0 }, 1],
    [{ page: 1.5 }, 1],
    [{ page: 'last' }, 1],
    [{ page: 1e9 }, 1],
  ])('%o is page %i', (search, page) => {
    expect(v.parse(reviewPage, search)).toEqual({ page });
    expect(v.parse(newsPage, search)).toEqual({ page });
  });
});

it('a text falls into its paragraphs', () => {
  const texts = (text: string) => paragraphs(text).map((paragraph) => paragraph.text);
  expect(texts('Один.\n\nДва,\nв две строки.\n  \n\n\nТри.\n')).toEqual(['Один.', 'Два,\nв две строки.', 'Три.']);
  expect(paragraphs('Снова.\n\nСнова.').map(({ number }) => number)).toEqual([1, 2]);
  expect(paragraphs(' \n\n ')).toEqual([]);
});
