import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { Visit } from '#generated/models/visit.ts';
import { markLabel, visitLabel } from '@/domain/visit/visit-badge';
import { visitCalendar } from '@/domain/visit/visit-calendar';
import { awaitsAttendance, canChange, canComment, canReview } from '@/domain/visit/visit-can';
import { clashPhrase } from '@/domain/visit/visit-clash';
import { againLink, visitWith } from '@/domain/visit/visit-host';
import { doneText, nearlyDue, visitPersonText, stateNote, untilVisit, visitMoment } from '@/domain/visit/visit-text';
import {
  clockAt,
  comingPhrase,
  deskPlace,
  hasRoute,
  momentAndPlace,
  shortPlace,
  videoHref,
  visitWhere,
} from '@/domain/visit/visit-where';
import { disputeText } from '@/features/patient/visits/visit-dispute';
import { visit } from './a-visit';

const noon = Date.parse('2026-05-12T12:00:00+05:00');

describe('a patient’s visit', () => {
  it('can be cancelled and moved before the deadline, but not at the deadline itself', () => {
    expect(canChange(visit, noon - 1)).toBe(true);
    expect(canChange(visit, noon)).toBe(false);
    expect(canChange({ ...visit, status: 'pending' }, noon - 1)).toBe(true);
  });

  it.each(['arrived', 'completed', 'no_show', 'cancelled_by_patient', 'cancelled_by_clinic'] as const)(
    'can’t be changed with the status %s',
    (status) => {
      expect(canChange({ ...visit, status }, noon - 1)).toBe(false);
    },
  );

  it('asks the patient to press «приду» if the server requests it, until the patient presses it or the visit is cancelled', () => {
    const asked = { ...visit, attendance_requested: true };
    expect(awaitsAttendance(visit)).toBe(false);
    expect(awaitsAttendance(asked)).toBe(true);
    expect(awaitsAttendance({ ...asked, attendance_confirmed_at: visit.created_at })).toBe(false);
    expect(awaitsAttendance({ ...asked, status: 'cancelled_by_clinic' })).toBe(false);
  });

  it('can be moved, cancelled and confirmed by a person with whom the card is shared only if that person may book', () => {
    const shared = { ...visit, attendance_requested: true };
    const may = (shared_right: NonNullable<Visit['shared_right']>) => [
      canChange({ ...shared, shared_right }, noon - 1),
      awaitsAttendance({ ...shared, shared_right }),
    ];
    expect([may('read'), may('book')]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('a patient’s text about a visit', () => {
  it('can be a comment until the visit starts', () => {
    const start = Date.parse(visit.starts_at);
    expect(canComment(visit, start - 1)).toBe(true);
    expect(canComment(visit, start)).toBe(false);
    expect(canComment({ ...visit, status: 'cancelled_by_patient' }, noon)).toBe(false);
    expect(canComment({ ...visit, booked_by: 'Осипов Тимур' }, noon)).toBe(false);
  });

  it('can be one review after the visit has taken place', () => {
    expect(canReview({ status: 'completed', review_id: null })).toBe(true);
    expect(canReview({ status: 'completed', review_id: 3 })).toBe(false);
    expect(canReview({ status: 'no_show', review_id: null })).toBe(false);
    expect(canReview({ status: 'completed', review_id: null, shared_right: 'book' })).toBe(false);
  });
});

describe('the text of a visit', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

  beforeEach(() => void vi.useFakeTimers({ now: noon }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-05-12T14:30:00+05:00', 'Сегодня, 14:30'],
    ['2026-05-13T10:00:00+05:00', 'Завтра, 10:00'],
    ['2026-05-15T10:00:00+05:00', 'Пятница, 15 мая, 10:00'],
    ['2027-01-11T10:00:00+05:00', 'Понедельник, 11 января 2027, 10:00'],
  ])('with the start %s is «%s»', (starts_at, words) => {
    expect(plain(visitMoment({ starts_at, arrival_window: null }, '2026-05-12'))).toBe(words);
  });

  it.each([
    ['2026-05-12T18:10:00+05:00', 'До визита 6 ч 10 мин'],
    ['2026-05-13T11:59:00+05:00', 'До визита 23 ч 59 мин'],
    ['2026-05-13T12:00:00+05:00', 'До визита 1 день'],
    ['2026-05-14T09:00:00+05:00', 'До визита 2 дня'],
    ['2026-05-28T09:30:00+05:00', 'До визита 16 дней'],
    ['2026-05-12T12:00:00+05:00', 'Приём начался'],
  ])('with the start %s, read at noon, is «%s»', (starts_at, words) => {
    expect(plain(untilVisit({ starts_at }, noon))).toBe(words);
  });

  it('names a parent by the relation, and a child by the name', () => {
    const person = { family_member_id: 1, full_name: 'Осипова Раиса Михайловна', relation: 'Мама', age: 64 };
    expect(visitPersonText(person)).toBe('Для: Мама');
    expect(visitPersonText({ ...person, full_name: 'Осипов Марк', relation: 'Сын' })).toBe('Для: Марк');
    expect(plain(visitPersonText({ ...person, family_member_id: null }))).toBe('Для вас');
    expect(visitPersonText({ ...person, full_name: 'Марк', relation: null })).toBe('Для: Марк');
  });

  it('explains the visit’s status by the deadline of an answer or a change, the cancellation’s reason, or its dispute', () => {
    const request = { ...visit, status: 'pending' as const, answer_until: '2026-05-12T17:40:00+05:00' };
    expect(plain(stateNote(request, noon))).toBe('Клиника ответит до 17:40 сегодня');
    expect(stateNote({ ...visit, cancel_reason: 'Врач заболел' }, noon)).toBe('Врач заболел');
    const disputed = { ...visit, status: 'completed' as const, disputed_at: '2026-05-10T09:00:00+05:00' };
    expect(plain(stateNote(disputed, noon))).toBe('Вы оспорили 10 мая');
    expect(plain(stateNote(visit, noon - 1))).toBe('Отменить можно до 12:00 сегодня');
    expect(stateNote(visit, noon)).toBeUndefined();
  });

  it.each([
    ['2026-05-12T12:00:00+05:00', 'continues with nothing', ''],
    ['2026-05-12T14:10:00+05:00', 'continues with «, ещё 2 ч 10 мин»', ', ещё 2 ч 10 мин'],
    ['2026-05-14T11:59:00+05:00', 'continues with «, ещё 1 день 23 часа»', ', ещё 1 день 23 часа'],
    ['2026-05-14T12:00:00+05:00', 'continues with nothing', ''],
  ])('with the deadline %s, read at noon, %s', (until, _, words) => {
    expect(plain(nearlyDue(until, noon))).toBe(words);
  });
});

describe('a text that depends on the place of the visit', () => {
  it('has for a moved home visit an arrival window of the same length as before', () => {
    const arrival_window = { from: visit.starts_at, to: '2026-05-12T17:00:00+05:00' };
    expect(plain(clockAt({ arrival_window }, '2026-05-14T09:30:00+05:00'))).toBe('с 09:30 до 10:30');
    expect(clockAt({ arrival_window: null }, '2026-05-14T09:30:00+05:00')).toBe('09:30');
  });

  const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

  it('contains the whole address of a home visit and the hint how to enter', () => {
    const street = 'ул. Манаса, 3';
    const home_address = { street, flat: '12', entrance: '2', floor: '5', intercom: '12В', note: 'Звонить дважды' };
    const arrival_window = { from: visit.starts_at, to: '2026-05-12T17:00:00+05:00' };
    const home = { ...visit, format: 'home' as const, home_address, arrival_window };
    const line = 'ул. Манаса, 3, кв. 12, подъезд 2, этаж 5, домофон 12В';
    expect(plain(visitWhere(home).note)).toBe(`Алматы, ${line}. Звонить дважды`);
    expect(plain(shortPlace(home))).toBe('На дому: ул. Манаса, 3');
    expect(plain(momentAndPlace(home))).toBe('12 мая, с 16:00 до 17:00, на дому: ул. Манаса, 3');
    const desk = { ...home, filial_title: visit.filial.title } as unknown as DeskVisit;
    expect(plain(deskPlace(desk))).toBe(`На дому, с 16:00 до 17:00. ${line}. Звонить дважды`);
    const house = { ...home_address, flat: null, entrance: null, floor: null, intercom: null, note: null };
    expect(plain(deskPlace({ ...desk, home_address: house }))).toBe('На дому, с 16:00 до 17:00. ул. Манаса, 3');
  });

  it('contains the clinic’s name for a visit in the clinic', () => {
    expect(momentAndPlace(visit).replaceAll('\u00A0', ' ')).toBe('12 мая, 16:00, «Аяла» на Абая');
    const { format, arrival_window, home_address } = visit;
    const desk = { format, arrival_window, home_address, filial_title: '«Аяла» на Абая' } as DeskVisit;
    expect(deskPlace(desk)).toBe('«Аяла» на Абая');
  });

  it('says that the clinic will name the place if the site does not know the visit’s format, and offers no route', () => {
    const strange = { ...visit, format: 'moon' as Visit['format'], arrive_at: null };
    expect(plain(visitWhere(strange).title)).toBe('Место уточнит клиника');
    expect(comingPhrase(strange)).toBeUndefined();
    expect(hasRoute(strange)).toBe(false);
  });

  it('on the button that marks an arrival is «Пришёл», or «Приём начат» for an online visit', () => {
    expect((['arrived', 'completed', 'no_show'] as const).map((mark) => markLabel(mark))).toEqual([
      'Пришёл',
      'Приём окончен',
      'Не\u00A0пришёл',
    ]);
    expect(markLabel('arrived', 'online')).toBe('Приём начат');
  });

  it('is «Здесь» for an arrived patient only if the visit is in the clinic', () => {
    expect(visitLabel('arrived', 'clinic').text).toBe('Здесь');
    expect(visitLabel('arrived', 'home').text).toBe('Идёт приём');
    expect(visitLabel('pending', 'online').text).toBe('Ждёт подтверждения');
  });

  it.each([
    ['a link for an online visit with an https URL', 'https://video.example/A-20417', 'https://video.example/A-20417'],
    ['no link for an online visit with an http URL', 'http://video.example/A-20417', undefined],
    ['no link for an online visit with a script as URL', 'javascript:alert(1)', undefined],
    ['no link for an online visit with a number as URL', 'A-20417', undefined],
    ['no link for an online visit without a URL', null, undefined],
  ])('has %s', (_, video_url, href) => {
    expect(videoHref({ video_url })).toBe(href);
  });
});

describe('a visit without a doctor', () => {
  const sampling: Visit = {
    ...visit,
    doctor: null,
    service_id: 90,
    service_title: 'Ферритин',
    duration_minutes: 10,
    fasting: true,
    ready_in_workdays: 1,
    preparation: ['Сдавайте кровь утром натощак.'],
  };
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');

  it('is named by its service and links to the slots of the same filial', () => {
    expect(visitWith(sampling)).toBe('Сдача анализов');
    expect(visitWith(visit)).toBe('Айгуль Серикова');
    expect(againLink(sampling, 90)).toEqual({
      to: '/clinic/$slug/sampling',
      params: { slug: 'ayala' },
      search: { filial: 1, service: 90 },
    });
    expect(againLink(visit, 1)).toMatchObject({ to: '/doctor/$slug', params: { slug: 'serikova-aigul' } });
  });

  it('names no doctor in its texts for a calendar, for an overlap and for a dispute', () => {
    const file = visitCalendar(sampling, noon, 'https://aman.example/fo/patient/visits/7').replaceAll('\r\n ', '');
    expect(file).toContain('SUMMARY:Ферритин. Сдача анализов\r\n');
    expect(plain(file)).toContain('Возьмите удостоверение личности');
    const clash = plain(clashPhrase(sampling));
    expect(clash).toBe('Для вас, 12 мая, 16:00, 10 минут, Сдача анализов');
    const doubts = [disputeText(sampling), disputeText({ ...sampling, status: 'no_show' })];
    for (const text of [file, clash, JSON.stringify(doubts)]) expect(text).not.toMatch(/врач|null|undefined/i);
    expect(untilVisit(sampling, Date.parse(visit.starts_at))).toBe('Время пришло');
  });
});

it('the summary of past visits names the patients whose visits have no mark', () => {
  const over = (['completed', 'completed', 'confirmed', 'arrived', 'no_show', 'cancelled_by_clinic'] as const).map(
    (status) => ({ status }),
  );
  expect(doneText(over).replaceAll('\u00A0', ' ')).toBe('2 завершены, 2 не отмечены, 1 неявка, 1 отменён');
  expect(doneText([{ status: 'no_show' }])).toBe('1\u00A0неявка');
});
