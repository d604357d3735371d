// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '@/shared/ui/fields/date-field';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let held = '';

function Screen({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(initial);
  const change = (date: string) => {
    held = date;
    setValue(date);
  };
  return <DateField label="Дата" value={value} min="2026-05-12" onChange={change} />;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-12T09:00:00+05:00'), toFake: ['Date'] });
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function open(initial: string): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Screen initial={initial} />));
  const input = document.querySelector('input');
  if (input === null) throw new Error('The field has no input');
  return input;
}

function write(input: HTMLInputElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const leave = (input: HTMLInputElement): void =>
  act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

const described = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a date field shows a day in Russian notation with its weekday', () => {
  const input = open('2026-05-14');
  expect(input.value).toBe('14.05.2026');
  expect(described(input)).toBe('Четверг');
});

test('a date field accepts a typed date at once, and formats the date when the user leaves the field', () => {
  const input = open('2026-05-14');
  write(input, '3 июня 2026');
  expect(held).toBe('2026-06-03');
  expect(input.value).toBe('3 июня 2026');
  leave(input);
  expect(input.value).toBe('03.06.2026');
  expect(described(input)).toBe('Среда');
});

test('a date field reads a date without a year as a date within the next twelve months', () => {
  const input = open('');
  write(input, '15.05');
  leave(input);
  expect(held).toBe('2026-05-15');
  write(input, '15.02');
  leave(input);
  expect(held).toBe('2027-02-15');
});

test('a date field shows an invalid date as it was typed, and no longer has the earlier date', () => {
  const input = open('2026-05-14');
  write(input, '31.06.2026');
  leave(input);
  expect(input.value).toBe('31.06.2026');
  expect(held).toBe('31.06.2026');
});
