import { describe, expect, it } from 'vitest';
import { unpublishableIn } from '@/features/patient/review/review-text-field';

describe('the check for personal data in a review', () => {
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
    ['Врач полный мудак', 'obscene'],
    ['Хуёвый приём', 'obscene'],
    ['охуенно долго ждали', 'obscene'],
    ['нихyя не объяснили', 'obscene'],
    ['заебали ждать', 'obscene'],
    ['ну и сука на ресепшене', 'obscene'],
    [`${'длинное-слово-'.repeat(50)}elena@mail.kz`, 'email'],
  ])('finds personal data in «%s»', (text, found) => {
    expect(unpublishableIn(text)).toBe(found);
  });

  it.each([
    'Приём за 12 500 ₸, ждали 20 минут, кабинет 214.',
    'Была 28.04.2026 в 11:40, пришла 12.05.2026 снова',
    'Давление 120/80, пульс 72, вес 64,2 кг',
    'Приняли в 10:00. Назначили 5 анализов.',
    'Заказ 1234567890, чек 30000',
    'Стало хуже, похудел, художник. Небо, учебник, ребёнок, себя, требует, употреблять. Два рубля.',
    'Мудрый врач, страхует, подстраховал, колебался, оскорблять, барсук, сукно, хулиган, хлебать, небеса',
    '',
    // A backtracking pattern would take minutes for these texts.
    'Ы'.repeat(100_000),
    'a-'.repeat(50_000),
  ])('finds no personal data in «%.80s»', (text) => {
    expect(unpublishableIn(text)).toBeUndefined();
  });
});
