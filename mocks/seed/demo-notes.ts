import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { CLINIC, DEMO, DOCTOR } from './demo.ts';
import { readTable } from './dictionaries/text-table.ts';

/**
 * Columns: visit, author, text. The first `demo` is the demo patient's latest completed visit, the
 * second is the visit before that. A number is the id of a client who has a visit today.
 */
const TABLE = `
demo | doctor | Синусовый ритм, без ишемии. Повторить ЭКГ через полгода
demo | clinic | Просит звонить после 18:00
14   | clinic | Ходит с тростью, придёт с дочерью
16   | doctor | Взять холтер, если перебои повторятся`;

/** Adds notes to visits of the demo doctor. Call it after the visits are seeded. */
export function seedNotes(db: Db): void {
  const visits = db.visits.find('doctor', DOCTOR.serikova).toSorted((a, b) => b.starts_at.localeCompare(a.starts_at));
  const past = visits.filter(
    ({ user_id, family_member_id, status }) =>
      user_id === DEMO.patient.user_id && family_member_id === null && status === 'completed',
  );
  for (const [whose, by, text = ''] of readTable(TABLE)) {
    const visit =
      whose === 'demo'
        ? past.shift()
        : visits.find(({ client_id, starts_at }) => client_id === Number(whose) && starts_at.startsWith(db.meta.today));
    if (visit !== undefined) db.visit_notes.seed(noteOf(db, visit, by === 'doctor' ? 'doctor' : 'clinic', text));
  }
}

function noteOf(db: Db, visit: VisitRow, by: 'doctor' | 'clinic', text: string) {
  const doctor = db.doctors.require(DOCTOR.serikova);
  const [owner] = db.users.find('clinic', CLINIC.ayala);
  const { second_name, first_name, third_name } = by === 'doctor' || owner === undefined ? doctor : owner;
  const isAhead = visit.starts_at.slice(0, 10) >= db.meta.today;
  return {
    id: db.visit_notes.nextId(),
    visit_id: visit.id,
    by,
    doctor_id: by === 'doctor' ? doctor.id : null,
    author: [second_name, first_name, third_name].filter((name) => name !== null).join(' '),
    text,
    created_at: isAhead ? textAt(dateOf(dayOf(db.meta.today) - 1), '18:05') : visit.ends_at,
  };
}
