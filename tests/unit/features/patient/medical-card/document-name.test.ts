import { describe, expect, it } from 'vitest';
import { documentName, guessCategory } from '@/features/patient/medical-card/document-name';
import { percent, progressPhrase } from '@/features/patient/medical-card/upload-text';

const named = (name: string, type = 'application/pdf') => documentName(new File(['a'], name, { type }));
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the first name of a document', () => {
  it.each([
    ['Общий анализ крови.pdf', 'Общий анализ крови'],
    ['УЗИ_щитовидной_железы.PDF', 'УЗИ щитовидной железы'],
    ['v.2 итог.final.pdf', 'v.2 итог.final'],
  ])('%s is the file’s own', (file, name) => {
    expect(named(file)).toBe(name);
  });

  it.each([
    'IMG_2034.jpg',
    'image.jpg',
    'WhatsApp Image 2026-05-12 at 08.20.11.jpeg',
    '20260512_082011.jpg',
    'Фото (2).jpg',
  ])('%s says nothing: the kind and the day do', (file) => {
    expect(named(file, 'image/jpeg')).toMatch(/^Фото, \d{1,2} [а-я]+ \d{4}$/);
  });

  it('is never empty and never too long', () => {
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
])('%s goes into the folder %s', (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

describe('the progress of an upload', () => {
  const MEGABYTE = 1024 * 1024;

  it('says what is known, and the rest of the time only when it can be reckoned', () => {
    expect(plain(progressPhrase(undefined, 3.4 * MEGABYTE, 0))).toBe('Отправляем, 3,4 МБ');
    expect(plain(progressPhrase(0.62, 3.4 * MEGABYTE, 13_000))).toBe('62 %, осталось 8 секунд. 2,1 из 3,4 МБ');
    expect(plain(progressPhrase(0.62, 3.4 * MEGABYTE, 400))).toBe('62 %. 2,1 из 3,4 МБ');
    expect(plain(progressPhrase(0.02, 3.4 * MEGABYTE, 5000))).toBe('2 %. 0,1 из 3,4 МБ');
    expect(plain(progressPhrase(0.1, 5 * MEGABYTE, 60_000))).toBe('10 %, осталось 9 минут. 0,5 из 5 МБ');
    expect(plain(progressPhrase(0.5, 420 * 1024, 0))).toBe('50 %. 210 из 420 КБ');
  });

  it('does not claim that all is done before the answer', () => {
    expect(progressPhrase(1, MEGABYTE, 5000)).toBe('Файл отправлен, ждём ответа');
    expect(plain(percent(0.999))).toBe('99 %');
  });
});
