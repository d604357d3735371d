import { expect, it } from 'vitest';
import { typedClock } from '@/shared/format/clock';
import { typedCode, typedDigits } from '@/shared/format/typed-text';

it.each([
  ['900515 300 127', '900515300127'],
  ['900515-300127', '900515300127'],
  ['900515\u2014300\u202F127\u200E', '900515300127'],
  ['９００', '900'],
  ['', ''],
])('a field for digits reads the typed text %j as %j', (typed, digits) => {
  expect(typedDigits(typed)).toBe(digits);
});

it.each(['90051A', '+7'])('a field for digits does not read the typed text %j', (typed) => {
  expect(typedDigits(typed)).toBeUndefined();
});

it.each([
  ['12345', '12345'],
  ['1 2 3-45', '12345'],
  ['Ваш код: 1 2 3-45', '12345'],
  ['Код 12345, действует 10 минут', '12345'],
  ['１２３４５', '12345'],
  ['123456', '123456'],
  ['код 123456', '123456'],
  ['12345 67890', '1234567890'],
  ['коды 12345 и 67890', '1234567890'],
])('a field for a code reads the typed text %j as %j', (typed, code) => {
  expect(typedCode(typed, 5)).toBe(code);
});

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  [' 9 30 ', '09:30'],
  ['9 ч 30 мин', '09:30'],
  ['9 ч', '09:00'],
  ['０９：３０', '09:30'],
  ['9:3', '9:3'],
  ['1:2:3', '1:2:3'],
  ['19.30 - 20', '19.30 - 20'],
  ['09:30:00', '09:30:00'],
  ['12345', '12345'],
  ['утром', 'утром'],
])('a field for a time reads the typed text %j as %j', (typed, clock) => {
  expect(typedClock(typed)).toBe(clock);
});
