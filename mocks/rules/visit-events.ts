import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitEventRow, VisitRow } from '../db/types/visit.ts';

/**
 * Adds an event to a visit's history; patients read the text.
 *
 * @param actor account that acted through a shared card; stored as `by`
 */
export function logVisit(
  db: Db,
  visitId: number,
  kind: VisitEventKind,
  text: string,
  now: number,
  actor: Pick<VisitEventRow, 'by'> = {},
): void {
  const at = textOfEpoch(now);
  db.visit_events.insert({ id: db.visit_events.nextId(), visit_id: visitId, at, kind, text, ...actor });
}

/**
 * Returns the field `by` of an event: the account that acted, or no field for the visit's own
 * account.
 */
export function by(user: UserRow, { user_id }: VisitRow): Pick<VisitEventRow, 'by'> {
  return user.id === user_id ? {} : { by: user.id };
}

/** Beginnings of event texts for the actor, with the replacements for other readers. */
const TEXTS_FOR_OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^Вы записались/, 'запись сделана'],
  [/^Вы отменили запись/, 'запись отменена'],
  [/^Вы перенесли запись/, 'запись перенесена'],
  [/^Вы подтвердили, что .*/, 'приход подтверждён'],
  [/^Вы изменили адрес.*/, 'адрес изменён'],
  [/^Вы изменили анализы/, 'анализы изменены'],
  [/^Вы (?:изменили|удалили) комментарий.*/, 'комментарий для врача изменён'],
];

/** Rewrites an event text for other readers: «Құлбаева Мадина: запись отменена». */
export function textOfOthers(text: string, name: string): string {
  const found = TEXTS_FOR_OTHERS.find(([beginning]) => beginning.test(text));
  return found === undefined ? text : `${name}: ${text.replace(...found)}`;
}

const LINE_LIMIT = 300;

/**
 * Appends a reason in small letters: «Вы отменили запись. Причина: изменились планы». An
 * abbreviation keeps its capitals.
 */
export function withReason(text: string, reason: string): string {
  const lowered = /^\p{Lu}\p{Lu}/u.test(reason) ? reason : reason.charAt(0).toLowerCase() + reason.slice(1);
  return `${text}. Причина: ${lowered}`.slice(0, LINE_LIMIT);
}
