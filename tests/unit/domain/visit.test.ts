import type { Visit } from '@generated/models/visit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitCalendar } from '@/domain/visit/visit-calendar';
import { awaitsAttendance, canChange, canComment, canReview } from '@/domain/visit/visit-can';
import { forWhom, stateNote, untilVisit, visitMoment } from '@/domain/visit/visit-phrase';

const noon = Date.parse('2026-05-12T12:00:00+05:00');

const visit: Visit = {
  id: 7,
  number: 'A-20417',
  status: 'confirmed',
  starts_at: '2026-05-12T16:00:00+05:00',
  ends_at: '2026-05-12T16:40:00+05:00',
  created_at: '2026-05-10T19:42:00+05:00',
  doctor: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: null,
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
  },
  filial: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    address: 'пр. Абая, 150; вход со двора',
    directions: '2-й этаж',
    district: null,
    city: 'Алматы',
    phone: '+7-700-000-11-50',
    location: { lat: 43.2389, lng: 76.8897 },
  },
  service_id: 1,
  service_title: 'Первичный приём кардиолога',
  price: 12500,
  duration_minutes: 40,
  person: { family_member_id: null, full_name: 'Осипова Елена', relation: null, age: 35 },
  comment: null,
  phone: '+7-707-555-01-23',
  email: 'patient@demo.kz',
  attendance_requested: false,
  attendance_confirmed_at: null,
  cancel_until: '2026-05-12T12:00:00+05:00',
  arrive_at: '2026-05-12T15:50:00+05:00',
  preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
  cancel_reason: null,
  review_id: null,
  rating: null,
  dispute_until: null,
  disputed_at: null,
  history: [],
};

describe('what the patient may do with a visit', () => {
  it('can be cancelled and moved until the deadline, not at it', () => {
    expect(canChange(visit, noon - 1)).toBe(true);
    expect(canChange(visit, noon)).toBe(false);
  });

  it.each(['arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic'] as const)(
    'cannot be changed once it is %s',
    (status) => {
      expect(canChange({ ...visit, status }, noon - 1)).toBe(false);
    },
  );

  it('asks for «приду» once, and not after the visit has ended', () => {
    const asked = { ...visit, attendance_requested: true };
    expect(awaitsAttendance(visit)).toBe(false);
    expect(awaitsAttendance(asked)).toBe(true);
    expect(awaitsAttendance({ ...asked, attendance_confirmed_at: visit.created_at })).toBe(false);
    expect(awaitsAttendance({ ...asked, status: 'cancelled_by_clinic' })).toBe(false);
  });
});

describe('what can be said of a visit', () => {
  it('is a comment until it begins, to the minute', () => {
    const start = Date.parse(visit.starts_at);
    expect(canComment(visit, start - 1)).toBe(true);
    expect(canComment(visit, start)).toBe(false);
    expect(canComment({ ...visit, status: 'cancelled_by_patient' }, noon)).toBe(false);
  });

  it('is a review once it took place, and one only', () => {
    expect(canReview({ status: 'completed', review_id: null })).toBe(true);
    expect(canReview({ status: 'completed', review_id: 3 })).toBe(false);
    expect(canReview({ status: 'no_show', review_id: null })).toBe(false);
  });
});

describe('a visit in words', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

  beforeEach(() => void vi.useFakeTimers({ now: noon }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-05-12T14:30:00+05:00', 'Сегодня, 14:30'],
    ['2026-05-13T10:00:00+05:00', 'Завтра, 10:00'],
    ['2026-05-15T10:00:00+05:00', 'Пятница, 15 мая, 10:00'],
    ['2027-01-11T10:00:00+05:00', 'Понедельник, 11 января 2027, 10:00'],
  ])('%s is «%s»', (starts_at, words) => {
    expect(plain(visitMoment({ starts_at }))).toBe(words);
  });

  it.each([
    ['2026-05-12T18:10:00+05:00', 'До визита 6 ч 10 мин'],
    ['2026-05-13T11:59:00+05:00', 'До визита 23 ч 59 мин'],
    ['2026-05-13T12:00:00+05:00', 'До визита 1 день'],
    ['2026-05-14T09:00:00+05:00', 'До визита 2 дня'],
    ['2026-05-28T09:30:00+05:00', 'До визита 16 дней'],
    ['2026-05-12T12:00:00+05:00', 'Приём начался'],
  ])('%s, at noon: «%s»', (starts_at, words) => {
    expect(plain(untilVisit({ starts_at }, noon))).toBe(words);
  });

  it('calls a parent who they are, a child by name', () => {
    const person = { family_member_id: 1, full_name: 'Осипова Раиса Михайловна', relation: 'Мама', age: 64 };
    expect(forWhom(person)).toBe('Для: Мама');
    expect(forWhom({ ...person, full_name: 'Осипов Марк', relation: 'Сын' })).toBe('Для: Марк');
    expect(plain(forWhom({ ...person, family_member_id: null }))).toBe('Для вас');
    expect(forWhom({ ...person, full_name: 'Марк', relation: null })).toBe('Для: Марк');
  });

  it('says under its state why it was cancelled, that it is disputed, or until when it can be cancelled', () => {
    expect(stateNote({ ...visit, cancel_reason: 'Врач заболел' })).toBe('Врач заболел');
    const disputed = { ...visit, status: 'completed' as const, disputed_at: '2026-05-10T09:00:00+05:00' };
    expect(plain(stateNote(disputed))).toBe('Вы оспорили 10 мая');
    expect(plain(stateNote(visit, noon - 1))).toBe('Отменить сегодня до 12:00');
    expect(stateNote(visit, noon)).toBeUndefined();
  });
});

describe('the calendar file', () => {
  const file = visitCalendar(visit, noon);
  const unfolded = file.replaceAll('\r\n ', '');

  it('gives the moments in UTC whatever the zone of the browser', () => {
    expect(file).toContain('DTSTART:20260512T110000Z\r\n');
    expect(file).toContain('DTEND:20260512T114000Z\r\n');
  });

  it('escapes what the format reserves and keeps the words', () => {
    expect(unfolded).toContain('LOCATION:«Аяла» на Абая\\, Алматы\\, пр. Абая\\, 150\\; вход со двора\\, 2-й этаж');
    expect(unfolded).toContain('SUMMARY:Первичный приём кардиолога: Серикова Айгуль Маратовна');
  });

  it('breaks lines at 75 octets without cutting a letter', () => {
    const encoder = new TextEncoder();
    for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
  });

  it('says that a visit is not certain while it waits for the clinic', () => {
    expect(visitCalendar({ ...visit, status: 'pending' }, noon)).toContain('STATUS:TENTATIVE');
    expect(file).toContain('STATUS:CONFIRMED');
  });
});
