import { describe, expect, it } from 'vitest';
import {
  type NewTime,
  type Touched,
  decide,
  decideAll,
  freeFor,
  handOver,
  undecidedText,
  noColleagueText,
  stillValid,
  notifiesPatients,
  sumOf,
  changeHistoryText,
  undecided,
  written,
} from '@/features/desk/schedule-change/decisions';

const at = (clock: string) => `2026-05-15T${clock}:00+05:00`;

const own = (clock: string): NewTime => ({ starts_at: at(clock) });
const colleague = (clock: string): NewTime => ({ starts_at: at(clock), doctor_id: 7, doctor_name: 'Серикова Айгуль' });

function touched(id: number, new_times: string[], duration_minutes = 40): Touched {
  const visit = { id, duration_minutes, starts_at: at('15:00') } as Touched['visit'];
  return { visit, new_times: new_times.map(own) };
}

const times = ['09:00', '09:30', '10:00'];
const two = [touched(1, times), touched(2, times)];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('a decision about affected visits', () => {
  it('is made only by the user, who sees how many decisions are missing', () => {
    expect(written(new Map(), two)).toEqual([]);
    expect(plain(sumOf(new Map(), two))).toBe('Не решено 2');
    const kept = decide(new Map(), two, 1, 'keep');
    expect(written(kept, two)).toEqual([{ visit_id: 1, action: 'keep' }]);
    expect(plain(sumOf(kept, two))).toBe('Оставить 1, не решено 1');
    expect(undecided(kept, two).map(({ visit }) => visit.id)).toEqual([2]);
  });

  it('can move all visits at once, each of them to a different slot', () => {
    const all = decideAll(two, 'move');
    expect(written(all, two)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('09:00') },
      { visit_id: 2, action: 'move', starts_at: at('10:00') },
    ]);
    expect(two.map((one) => freeFor(all, two, one))).toEqual([[own('09:00')], [own('10:00')]]);
  });

  it('can give a visit to a free colleague, but not two visits to one colleague at the same time', () => {
    const ill = [1, 2].map((id) => ({ ...touched(id, []), new_times: [colleague('15:00'), own('15:00')] }));
    const all = decideAll(ill, 'move');
    expect(written(all, ill)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('15:00'), doctor_id: 7 },
      { visit_id: 2, action: 'move', starts_at: at('15:00') },
    ]);
    const gone = [{ ...touched(1, []), new_times: [own('15:00')] }];
    expect(written(stillValid(all, gone), gone)).toEqual([{ visit_id: 1, action: 'move', starts_at: at('15:00') }]);
  });

  it('can give a whole day to one colleague, and shows why some visits can’t be given', () => {
    const named = { doctor_id: 7, doctor_name: 'Серикова Айгуль' };
    const day = [
      ...[1, 2, 3].map((id) => ({
        ...touched(id, []),
        new_times: [colleague('15:00'), colleague('15:40'), own('15:00')],
        colleagues: [{ ...named, obstacle: null }],
      })),
      { ...touched(4, times), colleagues: [{ ...named, obstacle: 'service' as const }] },
    ];
    const before = decide(decideAll(day, 'move'), day, 4, 'cancel');
    const all = handOver(before, day, 7);
    expect(written(all, day)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('15:00'), doctor_id: 7 },
      { visit_id: 2, action: 'move', starts_at: at('15:40'), doctor_id: 7 },
      { visit_id: 4, action: 'cancel' },
    ]);
    const [, , late, other] = day.map((one) => plain(undecidedText(one, named)));
    expect(late).toBe('Серикова Айгуль: в этот день подходящего времени нет');
    expect(other).toBe('Серикова Айгуль: не оказывает эту услугу в этом филиале');
  });

  it('can give the visits of a closing filial to different doctors of another filial', () => {
    const offered = [5, 6].map((doctor_id) => ({ ...own('09:00'), doctor_id, filial_id: 2, elsewhere: 'на Абая' }));
    const three = [1, 2, 3].map((id) => ({ ...touched(id, []), new_times: offered }));
    expect(written(decideAll(three, 'move'), three)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('09:00'), doctor_id: 5, filial_id: 2 },
      { visit_id: 2, action: 'move', starts_at: at('09:00'), doctor_id: 6, filial_id: 2 },
    ]);
  });

  it('is missing for a visit without a free slot', () => {
    const full = [touched(1, ['09:00']), touched(2, ['09:00']), touched(3, [])];
    expect(plain(sumOf(decideAll(full, 'move'), full))).toBe('Перенести 1, не решено 2');
  });

  it('is kept after a refresh: a lost slot is replaced, and a new visit has no decision yet', () => {
    const decided = decide(decide(new Map(), two, 1, 'move'), two, 2, 'cancel');
    const fresh = [touched(1, ['09:30']), touched(2, times), touched(3, times)];
    expect(written(stillValid(decided, fresh), fresh)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('09:30') },
      { visit_id: 2, action: 'cancel' },
    ]);
  });

  it('has a text that explains why no visit can be given to a colleague', () => {
    const toldOf = (obstacles: readonly ('service' | 'time' | null)[]) =>
      two.map((one) => ({
        ...one,
        colleagues: obstacles.map((obstacle, index) => ({ doctor_id: index, doctor_name: 'Коллега', obstacle })),
      }));
    expect(noColleagueText(two)).toBeUndefined();
    expect(noColleagueText(toldOf(['time', null]))).toBeUndefined();
    expect(plain(noColleagueText(toldOf([])) ?? '')).toBe('Передать некому: коллег этой специальности в филиале нет');
    expect(plain(noColleagueText(toldOf(['service', 'time'])) ?? '')).toBe(
      'Передать некому: у коллег нет этих услуг или подходящего времени в этот день',
    );
  });
});

describe('the message about a change of hours', () => {
  it('goes only to patients whose visit is moved or cancelled', () => {
    expect(notifiesPatients(decideAll(two, 'keep'), two)).toBe(false);
    expect(notifiesPatients(decide(decideAll(two, 'keep'), two, 1, 'cancel'), two)).toBe(true);
    expect(changeHistoryText({ action: 'keep' }, at('15:00'), 'отпуск')).toBeUndefined();
    expect(plain(changeHistoryText({ action: 'cancel' }, at('15:00'), ' Врач на операции ') ?? '')).toBe(
      'Врач отменил запись. Причина: врач на операции',
    );
    expect(
      plain(changeHistoryText({ action: 'move', starts_at: at('16:00') }, at('15:00'), 'УЗИ сломалось') ?? ''),
    ).toBe('Врач перенёс запись: 15 мая, 15:00 → 15 мая, 16:00. Причина: УЗИ сломалось');
  });
});
