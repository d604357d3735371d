import type { OpeningHoursRequest } from '#generated/models/opening-hours-request.ts';
import { minuteOf } from '../../db/calendar.ts';
import { WEEKDAYS } from '../../db/lookup.ts';
import type { MinuteRange, WeekHours } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

/**
 * Parses a clinic's week; 23:59 means the end of the day.
 *
 * @throws Refusal 422 at the invalid time or weekday
 */
export function weekOf(hours: readonly OpeningHoursRequest[]): WeekHours {
  hours.forEach(({ weekday, from, to, breaks = [] }, index) => {
    if (minuteOf(from) >= minuteOf(to)) {
      throw Refusal.invalid({ [`hours.${index}.to`]: ['Окончание должно быть позже начала'] });
    }
    if (hours.findIndex((one) => one.weekday === weekday) !== index) {
      throw Refusal.invalid({ [`hours.${index}.weekday`]: ['Этот день уже указан'] });
    }
    refuseWrongBreaks(`hours.${index}.breaks`, { from: minuteOf(from), to: minuteOf(to) }, breaks.map(rangeOf));
  });
  return WEEKDAYS.map((weekday) => {
    const day = hours.find((one) => one.weekday === weekday);
    if (day === undefined) return null;
    const to = day.to === '23:59' ? 1440 : minuteOf(day.to);
    return { from: minuteOf(day.from), to, breaks: (day.breaks ?? []).map(rangeOf) };
  });
}

function refuseWrongBreaks(field: string, day: MinuteRange, breaks: readonly MinuteRange[]): void {
  breaks.forEach((pause, index) => {
    const place = `${field}.${index}`;
    const earliest = breaks[index - 1]?.to ?? day.from;
    if (pause.from >= pause.to) {
      throw Refusal.invalid({ [`${place}.to`]: ['Окончание должно быть позже начала'] });
    }
    if (pause.from <= earliest || pause.to >= day.to) {
      throw Refusal.invalid({ [`${place}.from`]: ['Перерывы должны быть внутри часов работы и не соприкасаться'] });
    }
  });
}

function rangeOf({ from, to }: { readonly from: string; readonly to: string }): MinuteRange {
  return { from: minuteOf(from), to: minuteOf(to) };
}
