import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { CLINIC, DEMO, DEMO_FAMILY, DOCTOR } from './demo.ts';

const FAVOURITES = [
  { daysAgo: 230, doctor_id: null, clinic_id: CLINIC.ayala },
  { daysAgo: 170, doctor_id: DOCTOR.serikova, clinic_id: null },
  { daysAgo: 94, doctor_id: DOCTOR.tolegenova, clinic_id: null },
  { daysAgo: 60, doctor_id: DOCTOR.lapin, clinic_id: null },
  { daysAgo: 20, doctor_id: null, clinic_id: CLINIC.kardionur },
];
/** Sessions of the demo patient on other devices. */
const SESSIONS = [
  {
    daysAgo: 4,
    token: 'demo-session-of-a-phone',
    device:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Mobile Safari/537.36',
  },
  {
    daysAgo: 19,
    token: 'demo-session-of-a-tablet',
    device:
      'Mozilla/5.0 (iPad; CPU OS 19_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.4 Safari/604.1',
  },
];
const REGISTERED_DAYS_AGO = 355;
/** Id of Андрей Осипов, who invites the demo patient to his card. */
const HUSBAND = 20;

/**
 * Adds the demo patient's favourites, sessions, invitations and consents. Consents were given at
 * registration and with each visit.
 */
export function seedDemoAccount(db: Db): void {
  const user_id = DEMO.patient.user_id;
  const today = dayOf(db.meta.today);
  for (const { daysAgo, ...target } of FAVOURITES) {
    const created_at = textAt(dateOf(today - daysAgo), '19:20');
    db.favourites.seed({ id: db.favourites.nextId(), user_id, ...target, created_at });
  }
  for (const { daysAgo, token, device } of SESSIONS) {
    db.sessions.seed({
      id: token,
      user_id,
      device,
      created_at: textAt(dateOf(today - daysAgo), '21:14'),
      expires_at: textAt(dateOf(today - daysAgo + 30), '21:14'),
    });
  }
  db.users.seed({
    ...db.users.require(user_id),
    id: HUSBAND,
    email: 'osipov@example.kz',
    first_name: 'Андрей',
    second_name: 'Осипов',
    third_name: 'Викторович',
    phone: '+7-707-555-01-24',
    iin: null,
    birthday: '1987-08-24',
    gender: 'male',
  });
  // The demo patient sent the first invitation and got the second.
  const invitations = [
    { id: 700_001, user_id, family_member_id: DEMO_FAMILY.raisa, email: 'sestra@example.kz', right: 'read' },
    { id: 700_002, user_id: HUSBAND, family_member_id: null, email: DEMO.patient.email, right: 'book' },
  ] as const;
  for (const invitation of invitations) {
    const sent_at = textAt(dateOf(today - 1), '19:05');
    db.card_accesses.seed({ ...invitation, sent_at, guest_id: null, relation: null, accepted_at: null });
  }
  const given = db.visits
    .find('user', user_id)
    .map(({ id, created_at }) => ({ visit_id: id, accepted_at: created_at }));
  const registered = { visit_id: null, accepted_at: textAt(dateOf(today - REGISTERED_DAYS_AGO), '19:30') };
  for (const { visit_id, accepted_at } of [registered, ...given]) {
    db.consents.seed({
      id: db.consents.nextId(),
      user_id,
      purpose: visit_id === null ? 'registration' : 'visit',
      visit_id,
      version: versionOn(accepted_at),
      accepted_at,
    });
  }
}

/** Version of the consent at a time; each May and November has a new version. */
function versionOn(time: string): string {
  const year = Number(time.slice(0, 4));
  const month = time.slice(5, 7);
  if (month >= '11') return `${year}-11`;
  return month >= '05' ? `${year}-05` : `${year - 1}-11`;
}
