import { describe, expect, it } from 'vitest';
import {
  measuredValues,
  trendLine,
  trendSentence,
  type MeasuredValue,
} from '@/features/patient/medical-card/measurement-trend';

const reading = (day: string, value: number): MeasuredValue => ({ at: `${day}T07:40:00+05:00`, value });
const sentence = (...readings: MeasuredValue[]) => trendSentence(readings, 'кг')?.replaceAll('\u00A0', ' ');

describe('the text of a measurement’s trend', () => {
  it('is empty without readings', () => {
    expect(sentence()).toBeUndefined();
  });

  it('contains the day of the only reading', () => {
    expect(sentence(reading('2024-03-02', 70))).toBe('Записан 2 марта 2024');
  });

  it('compares the last value with the value of a year ago, with one digit after the comma', () => {
    const year = [reading('2025-05-20', 65.5), reading('2025-12-01', 66), reading('2026-04-28', 64.2)];
    expect(sentence(...year)).toBe('−1,3 кг за год, было 65,5');
    expect(sentence(reading('2025-05-01', 64.2), reading('2026-05-01', 66))).toBe('+1,8 кг за год, было 64,2');
  });

  it('uses the reading nearest to a year ago, not the oldest reading', () => {
    expect(sentence(reading('2019-01-01', 50), reading('2025-04-01', 62), reading('2026-04-28', 64))).toBe(
      '+2 кг за год, было 62',
    );
  });

  it('contains the day of the earlier reading if no reading is about a year old', () => {
    expect(sentence(reading('2024-02-01', 70), reading('2026-04-28', 64))).toBe('−6 кг с 1 февраля 2024, было 70');
  });

  it('says from which year or day the value is unchanged, if all values are equal', () => {
    expect(sentence(reading('2019-09-06', 168), reading('2026-04-28', 168))).toBe('Без изменений с 2019 года');
    expect(sentence(reading('2024-02-01', 168), reading('2024-04-28', 168))).toBe('Без изменений с 1 февраля 2024');
  });

  it('does not say «without change» if the value changed and returned to the old value', () => {
    expect(sentence(reading('2025-05-01', 64), reading('2025-09-01', 70), reading('2026-05-01', 64))).toBe(
      'Столько же, сколько год назад',
    );
  });
});

describe('the line of a measurement’s trend', () => {
  it('places the readings in proportion to their dates, and uses the whole height', () => {
    expect(trendLine([reading('2026-01-01', 60), reading('2026-01-02', 62), reading('2026-01-05', 58)])).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.25, y: 1 },
      { x: 1, y: 0 },
    ]);
  });

  it('draws a constant value in the middle', () => {
    const line = trendLine([reading('2019-09-06', 168), reading('2026-04-28', 168)]);
    expect(line.map(({ y }) => y)).toEqual([0.5, 0.5]);
  });

  it('is drawn if there are at least two readings, even on one day', () => {
    expect(trendLine([reading('2026-01-01', 60)])).toEqual([]);
    expect(trendLine([reading('2026-01-01', 60), reading('2026-01-01', 61)]).map(({ x }) => x)).toEqual([0, 1]);
  });
});

it('the readings of one measurement are sorted by time', () => {
  const measurements = [
    { at: '2026-04-28T07:40:00+05:00', height: 168, weight: 64 },
    { at: '2019-09-06T07:40:00+05:00', height: 168, weight: null },
  ];
  expect(measuredValues(measurements, 'weight').map(({ value }) => value)).toEqual([64]);
  expect(measuredValues(measurements, 'height').map(({ at }) => at.slice(0, 4))).toEqual(['2019', '2026']);
});
