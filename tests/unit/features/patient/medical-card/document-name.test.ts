import { describe, expect, it } from 'vitest';
import { documentName, guessCategory } from '@/features/patient/medical-card/document-name';

const named = (name: string, type = 'application/pdf') => documentName(new File(['a'], name, { type }));

describe('the suggested name of an uploaded document', () => {
  it.each([
    ['Общий анализ крови.pdf', 'Общий анализ крови'],
    ['УЗИ_щитовидной_железы.PDF', 'УЗИ щитовидной железы'],
    ['v.2 итог.final.pdf', 'v.2 итог.final'],
  ])('is the file’s own name if it is %s', (file, name) => {
    expect(named(file)).toBe(name);
  });

  it.each([
    'IMG_2034.jpg',
    'image.jpg',
    'WhatsApp Image 2026-05-12 at 08.20.11.jpeg',
    '20260512_082011.jpg',
    'Фото (2).jpg',
  ])('is the document’s kind and date if the file has the meaningless name %s', (file) => {
    expect(named(file, 'image/jpeg')).toMatch(/^Фото, \d{1,2} [а-я]+ \d{4}$/);
  });

  it('is never empty, and never longer than the contract allows', () => {
    expect(named('.pdf')).toMatch(/^Документ, /);
    expect([...named(`${'я'.repeat(300)}.pdf`)]).toHaveLength(200);
  });
});

it.each([
  ['Общий анализ крови.pdf', 'analysis'],
  ['УЗИ щитовидной железы.pdf', 'examination'],
  ['КТ грудной клетки.pdf', 'examination'],
  ['Выписка из стационара.pdf', 'conclusion'],
  ['Направление на анализ крови.pdf', 'referral'],
  ['Рецепт.jpg', 'prescription'],
  ['Прививки сына.pdf', 'vaccination'],
  ['Контракт.pdf', 'other'],
  ['IMG_2034.jpg', 'other'],
])('a document with the name %s gets the suggested category %s', (name, category) => {
  expect(guessCategory(name)).toBe(category);
});
