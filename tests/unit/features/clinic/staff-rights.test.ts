import { expect, it } from 'vitest';
import { filialsText, rightsText } from '@/features/clinic/staff/rights';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const filials = [
  { id: 1, title: '«Аяла» на Абая' },
  { id: 2, title: '«Аяла» в Орбите' },
];

it('the list of staff describes rights and filials in two sentences', () => {
  expect(plain(rightsText(['waitlist', 'visits', 'newer-than-we']))).toBe('Записи и доска, лист ожидания');
  expect(plain(rightsText([]))).toBe('Только смотрит филиалы, врачей и отзывы');
  expect(filialsText([1, 2], filials)).toBe('Филиалы: на Абая, в Орбите');
  expect(filialsText([2], filials)).toBe('Филиал: в Орбите');
  expect(filialsText([], filials)).toBe('Все филиалы');
  expect(plain(filialsText([99], filials))).toBe('Ни одного филиала');
});
