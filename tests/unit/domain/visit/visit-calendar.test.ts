import { describe, expect, it } from 'vitest';
import type { Visit } from '#generated/models/visit.ts';
import { visitCalendar } from '@/domain/visit/visit-calendar';
import { visit } from './a-visit';

const noon = Date.parse('2026-05-12T12:00:00+05:00');

describe('the calendar file of a visit', () => {
  const page = 'https://aman.example/fo/patient/visits/7';
  const file = visitCalendar(visit, noon, page);
  const unfolded = file.replaceAll('\r\n ', '');

  it('is an iCalendar file with one event and its reminder', () => {
    const names = file.split('\r\n').filter((line) => /^(BEGIN|END|VERSION|METHOD|ACTION|UID)/.test(line));
    expect(names.join(' ')).toBe(
      'BEGIN:VCALENDAR VERSION:2.0 METHOD:PUBLISH BEGIN:VEVENT UID:visit-7@aman ' +
        'BEGIN:VALARM ACTION:DISPLAY END:VALARM END:VEVENT END:VCALENDAR',
    );
    expect(file).toContain('DTSTAMP:20260512T070000Z\r\n');
    expect(file).toContain('SEQUENCE:0\r\nLAST-MODIFIED:20260510T144200Z\r\n');
  });

  it('has times in UTC in every browser time zone', () => {
    expect(file).toContain('DTSTART:20260512T110000Z\r\n');
    expect(file).toContain('DTEND:20260512T114000Z\r\n');
  });

  it('escapes the characters that the format reserves, and changes no word', () => {
    expect(unfolded).toContain('LOCATION:«Аяла» на Абая\\, Алматы\\, пр. Абая\\, 150\\; вход со двора\\, 2-й этаж');
    expect(unfolded).toContain('SUMMARY:Первичный приём кардиолога. Врач: Серикова Айгуль Маратовна\r\n');
  });

  it('breaks lines at 75 octets without splitting a letter', () => {
    const encoder = new TextEncoder();
    for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
  });

  it('contains an organizer, because a calendar may ignore a cancellation that has no organizer', () => {
    const cancelled = visitCalendar({ ...visit, status: 'cancelled_by_clinic' }, noon, page);
    for (const one of [file, cancelled]) expect(one).toMatch(/\r\nORGANIZER;CN=\S+:mailto:\S+@\S+\r\n/);
  });

  it('replaces every line break in a text by the escape sequence of the format', () => {
    const preparation = ['Не есть\r\n8 часов', 'Пить\rводу'];
    const text = visitCalendar({ ...visit, preparation }, noon, page).replaceAll('\r\n ', '');
    expect(text).toContain('Не есть\\n8 часов\\nПить\\nводу');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('marks the visit as tentative until the clinic confirms it', () => {
    expect(visitCalendar({ ...visit, status: 'pending' }, noon, page)).toContain('STATUS:TENTATIVE');
    expect(file).toContain('STATUS:CONFIRMED');
  });

  it('has the same event id after the visit is moved, and the new time is also in the event’s text', () => {
    const moved = unfold({
      starts_at: '2026-05-13T10:00:00+05:00',
      history: [
        { id: 3, at: '2026-05-12T11:00:00+05:00', kind: 'rescheduled', text: 'Вы перенесли запись' },
        { id: 4, at: '2026-05-12T11:30:00+05:00', kind: 'reminded', text: 'Мы напомнили о записи' },
        { id: 2, at: '2026-05-11T09:00:00+05:00', kind: 'confirmed', text: 'Клиника подтвердила запись' },
        ...visit.history,
      ],
    });
    const uid = /UID:(.*)\r\n/;
    expect(uid.exec(moved)?.[1]).toBe(uid.exec(unfolded)?.[1]);
    expect(moved).toContain('SEQUENCE:2\r\nLAST-MODIFIED:20260512T060000Z\r\n');
    expect(moved).toContain('Время клиники: 13 мая\\, 10:00');
  });

  it.each(['cancelled_by_patient', 'cancelled_by_clinic'] as const)(
    'cancels the calendar’s event of a visit with the status %s',
    (status) => {
      const off = unfold({ status });
      expect(off).toContain('METHOD:CANCEL\r\n');
      expect(off).toContain('STATUS:CANCELLED\r\n');
      expect(off).toContain('Запись отменена');
      expect(off).not.toContain('VALARM');
    },
  );

  it.each([
    [300, 'a reminder 120 minutes before the visit', 'TRIGGER:-PT120M'],
    [92, 'a reminder 30 minutes before the visit', 'TRIGGER:-PT30M'],
    [20, 'no reminder', undefined],
  ])('that is made %i minutes before the visit has %s', (left, _, trigger) => {
    const text = visitCalendar(visit, Date.parse(visit.starts_at) - left * 60_000, page);
    if (trigger === undefined) expect(text).not.toContain('TRIGGER');
    else expect(text).toContain(`${trigger}\r\n`);
  });

  const unfold = (place: Partial<Visit>) => visitCalendar({ ...visit, ...place }, noon, page).replaceAll('\r\n ', '');

  it('names first the service, then the patient, then the doctor, as the booking confirmation does', () => {
    const person = { family_member_id: 1, full_name: 'Осипова Айлин Марковна', relation: 'Дочь', age: 6 };
    const child = unfold({ person });
    expect(child).toContain('SUMMARY:Первичный приём кардиолога\\, Айлин. Врач: Серикова Айгуль Маратовна\r\n');
    expect(child).toContain('\\nПациент: Осипова Айлин Марковна\\nВрач: Серикова Айгуль Маратовна\\n');
  });

  it('contains the clinic’s address, and for a home visit the patient’s address instead', () => {
    expect(unfolded).toContain('GEO:43.2389;76.8897');
    expect(unfolded).toContain('Приходите к 15:50');
    const home = unfold({
      format: 'home',
      arrive_at: null,
      arrival_window: { from: visit.starts_at, to: '2026-05-12T17:00:00+05:00' },
      home_address: { street: 'ул. Манаса, 3', flat: '12', entrance: null, floor: null, intercom: null, note: null },
    });
    expect(home).toContain('LOCATION:Алматы\\, ул. Манаса\\, 3\\, кв. 12\r\n');
    expect(home).toContain('Врач приедет с 16:00 до 17:00');
    expect(home).toContain('DTEND:20260512T120000Z');
    expect(home).toContain('TRIGGER:-PT60M');
    expect(home).not.toMatch(/GEO|Приходите/);
  });

  it('links an online visit to its page, which will show the video link', () => {
    const online = unfold({ format: 'online', arrive_at: null, video_from: '2026-05-12T15:50:00+05:00' });
    expect(online).toContain('LOCATION:Онлайн\\, по видеосвязи\r\n');
    expect(online).toContain('Ссылка появится в визите в 15:50 и придёт на patient@demo.kz');
    expect(online).toContain(`URL:${page}\r\n`);
    expect(online).toContain('TRIGGER:-PT15M');
    expect(online).not.toMatch(/GEO|Приходите/);
  });
});
