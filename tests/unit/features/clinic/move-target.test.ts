import { expect, test } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { BoardColumn } from '@/features/clinic/board/board-model';
import { stepFrom, verdictAt } from '@/features/clinic/board/move-target';

const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Slots of a day; a cross marks a taken slot. */
const slots = (...clocks: string[]): SlotDay['slots'] =>
  clocks.map((clock) => ({
    starts_at: `2026-05-12T${clock.slice(0, 5)}:00+05:00`,
    available: !clock.endsWith('×'),
  })) as SlotDay['slots'];

const day = slots('09:00', '09:30×', '10:00×', '10:30', '11:00×');
const column = {
  items: [{ from: at('09:30'), to: at('10:30'), visit: { id: 7, status: 'confirmed' } }],
  open: [],
  services: [],
};

const moved = { id: 1, service_id: 1, duration_minutes: 30 };

const verdict = (clock: string, times: Parameters<typeof stepFrom>[1] | 'unknown' = day) =>
  verdictAt(at(clock), times === 'unknown' ? undefined : times, column as unknown as BoardColumn, moved);

test('an arrow key on the board moves a visit past taken slots to the next free slot in its direction', () => {
  expect(stepFrom(at('09:00'), day, 1)).toBe(at('10:30'));
  expect(stepFrom(at('10:30'), day, -1)).toBe(at('09:00'));
});

test('an arrow key on a board without free slots moves a visit by one step, but not out of the hours', () => {
  expect(stepFrom(at('10:30'), day, 1)).toBe(at('11:00'));
  expect(stepFrom(at('11:00'), day, 1)).toBe(at('11:00'));
  expect(stepFrom(at('09:00'), undefined, 1)).toBe(at('09:00'));
});

test('the board describes a taken slot by its visit, its end and the nearest free slot', () => {
  expect(verdict('09:40')).toMatchObject({ free: false, obstacle: 7, nearest: at('09:00') });
  expect(verdict('09:40').text).toBe('Занято до\u00A010:30, свободно в\u00A009:00');
});

test('a visit dropped at its old time is not moved, even if that time is between the steps of the grid', () => {
  const own = { items: [{ from: at('09:40'), to: at('10:10'), visit: { id: 1, status: 'pending' } }] };
  const put = (clock: string) => verdictAt(at(clock), day, own as unknown as BoardColumn, moved);
  expect(put('09:42')).toMatchObject({ minute: at('09:40'), text: '09:40, прежнее время' });
  expect(put('09:50').free).toBe(false);
});

test('a visit can move to a free slot unless the doctor does not offer the service', () => {
  expect(verdict('10:35')).toMatchObject({ free: true, minute: at('10:30') });
  expect(verdict('10:30', null).text).toBe('Врач не\u00A0оказывает эту услугу');
});

test('the board shows no free slot before the slots have loaded, and shows an error if they fail to load', () => {
  expect(verdict('10:35', 'unknown')).toMatchObject({ free: false, nearest: null, text: 'Проверяем время' });
  expect(verdict('10:35', 'unread')).toMatchObject({ free: false, text: 'Не\u00A0получилось узнать свободное время' });
});

test('the board says at which hours the payer of a visit pays, and not that the doctor is away', () => {
  const services = [{ service_id: 1, funding: ['osms', 'paid'], osms_hours: { from: '08:00', to: '13:00' } }];
  const paid = { items: [], open: [{ from: at('08:00'), to: at('17:00') }], services } as unknown as BoardColumn;
  const put = (clock: string) => verdictAt(at(clock), slots('09:00'), paid, { ...moved, funding: 'osms' }).text;
  expect(put('15:00')).toBe('По\u00A0ОСМС принимают 08:00\u2060–\u206013:00, свободно в\u00A009:00');
  expect(put('18:00')).toContain('приёма нет');
});
