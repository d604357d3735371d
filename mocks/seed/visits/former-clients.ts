import { dayOf, textOfMoment } from '#mocks/db/calendar.ts';
import { GENERATED_IDS, type Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import { CLINIC, DOCTOR } from '../demo.ts';
import { DOCTORS_WITH_VISITS } from '../heroes/doctors.ts';
import { drawnClient, FIRST_FORMER_CLIENT } from './clients.ts';
import { hoursOn, receivesMen } from './reception-days.ts';
import { at, DRAFT_DEFAULTS, rowOf, type VisitDraft } from './visit-draft.ts';

const PURPOSE = 73;
const CLIENTS = 20_000;
/** Days before today with visits of former clients; they are older than the stored calendars. */
const DAYS_BACK = { nearest: 30, farthest: 700 };
const FILL = 0.4;

/**
 * Doctors with former clients. The demo doctor is left out, because tests rely on her small
 * calendar.
 */
const DOCTORS = DOCTORS_WITH_VISITS.filter((id) => id !== DOCTOR.serikova);

/** Number of former clients of each doctor. */
const MOST_OF_ONE = Math.floor(CLIENTS / DOCTORS.length);

/**
 * Adds 20,000 former clients of «Аяла» with visits of the last two years, to test the size of a
 * large clinic.
 */
export function seedFormerClients(db: Db): void {
  const { today } = db.meta;
  const drafts = DOCTORS.flatMap((doctorId, order) => formerVisits(db, doctorId, order));
  const came = new Set(drafts.map(({ client_id }) => client_id));
  for (let id = FIRST_FORMER_CLIENT; id < FIRST_FORMER_CLIENT + CLIENTS; id += 1) {
    // A client without a visit was added by the reception after a call.
    const added_at = came.has(id) ? null : textOfMoment(at(dayOf(today) - (id % 600), 660));
    db.clients.seed({ ...drawnClient(id, today), added_at });
  }
  const seen = new Set<number>();
  drafts.forEach((draft, index) => {
    db.visits.seed({ ...rowOf(db, draft, !seen.has(draft.client_id)), id: GENERATED_IDS + index });
    seen.add(draft.client_id);
  });
}

/**
 * Generates a doctor's visits, earliest first. Doctors have different clients, so no client has two
 * visits at once.
 */
function formerVisits(db: Db, doctorId: number, order: number): VisitDraft[] {
  const random = new Random(doctorId, PURPOSE);
  const today = dayOf(db.meta.today);
  const idOf = (nth: number): number => FIRST_FORMER_CLIENT + nth * DOCTORS.length + order;
  const takesMen = receivesMen(db, doctorId);
  const fitting = (nth: number): number => {
    let next = nth;
    while (!takesMen && drawnClient(idOf(next), db.meta.today).gender === 'male') next = (next + 1) % MOST_OF_ONE;
    return next;
  };
  const drafts: VisitDraft[] = [];
  const own = new Set(db.filials.find('clinic', CLINIC.ayala).map(({ id }) => id));
  for (const working of db.working_hours.find('doctor', doctorId)) {
    if (!own.has(working.filial_id)) continue;
    const link = db.doctor_services
      .find('doctor', doctorId)
      .find((row) => row.filial_id === working.filial_id && row.duration_minutes <= working.slot_minutes);
    if (link === undefined) continue;
    for (let day = today - DAYS_BACK.farthest; day <= today - DAYS_BACK.nearest; day += 1) {
      const hours = hoursOn(db, working, day);
      if (hours === null) continue;
      for (let minute = hours.from; minute + working.slot_minutes <= hours.to; minute += working.slot_minutes) {
        if (!random.chance(FILL)) continue;
        const nth = fitting(random.int(0, MOST_OF_ONE - 1));
        const start = at(day, minute);
        drafts.push({
          ...DRAFT_DEFAULTS,
          link,
          start,
          client_id: idOf(nth),
          created: start - 4000,
          status: random.chance(0.04) ? 'no_show' : 'completed',
          ended: start + link.duration_minutes,
        });
      }
    }
  }
  return drafts.toSorted((a, b) => a.start - b.start);
}
