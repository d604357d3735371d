import { createDb, type Db, type Scale } from '#mocks/db/db.ts';
import { chanceOf } from '#mocks/db/random.ts';
import type { RatingCounts } from '#mocks/db/types/place.ts';
import { seedClientNotes } from './client-notes.ts';
import { seedDemoAccount } from './demo-account.ts';
import { seedBindings } from './demo-bindings.ts';
import { seedConclusion } from './demo-conclusion.ts';
import { seedDocuments } from './demo-documents.ts';
import { seedNews } from './demo-news.ts';
import { seedNotes } from './demo-notes.ts';
import { seedNotifications } from './demo-notifications.ts';
import { seedDemoSchedule } from './demo-schedule.ts';
import { DEMO } from './demo.ts';
import { ALMATY, CITIES } from './dictionaries/cities.ts';
import { seedEverydayLinks } from './everyday-links.ts';
import { seedCityDoctors } from './factories/city-doctors.ts';
import { makeClinic, type ClinicDraft } from './factories/clinics.ts';
import { filialPayment } from './factories/payment-methods.ts';
import { seedFunding } from './funding.ts';
import { heroClinics } from './heroes/clinics.ts';
import { seedDemoHistory } from './heroes/demo-history.ts';
import { seedHeroes } from './heroes/make-heroes.ts';
import { seedPeople } from './people.ts';
import { seedQuestions } from './questions.ts';
import { summarise } from './ratings.ts';
import { cityPlans, type CityPlan } from './scale.ts';
import { seedDirectories } from './seed-directories.ts';
import { seedAllVisits } from './seed-visits.ts';
import { SlugBook } from './slug-book.ts';
import { seedVisitQuestions } from './visit-questions.ts';
import { seedComplaints } from './visits/demo-complaints.ts';
import { seedFeedbacks } from './visits/demo-feedbacks.ts';
import { seedWaitlist } from './visits/demo-waitlist.ts';
import { seedFormerClients } from './visits/former-clients.ts';
import { seedHistory } from './visits/history.ts';

/** Id of the parameter «ДМС» in the directory of clinic parameters. */
const INSURANCE = 11;

/** Id of the demo patient's visit that was moved once. */
const MOVED_VISIT = 2;

/**
 * Drafts of a city's clinics. Almaty has the heroes (clinics of the design) before generated ones.
 */
function cityClinics(db: Db, plan: CityPlan, slugs: SlugBook): ClinicDraft[] {
  const city = CITIES[plan.city_id - 1];
  if (city === undefined) throw new Error(`no city ${plan.city_id}`);
  const drafts = plan.city_id === ALMATY ? heroClinics(db.meta.today) : [];
  for (const { clinic } of drafts) slugs.take(clinic.slug);
  const used = new Set<string>();
  let nextClinic = drafts.length + db.clinics.nextId();
  let nextFilial = drafts.flatMap((draft) => draft.filials).length + db.filials.nextId();
  for (let order = 0; drafts.length < plan.clinics; order += 1) {
    const draft = makeClinic({ id: nextClinic, firstFilialId: nextFilial, city, order }, used, slugs);
    drafts.push(draft);
    nextClinic += 1;
    nextFilial += draft.filials.length;
  }
  for (const filial of drafts.flatMap((draft) => draft.filials)) {
    db.filials.seed({ ...filial, payment_methods: filialPayment(filial.id) });
  }
  return drafts;
}

/**
 * Adds clinics. A clinic's rating counts the reviews of doctors whose main filial is the clinic's.
 */
function seedClinics(db: Db, drafts: readonly ClinicDraft[]): void {
  const sums = new Map<number, [number, number, number, number, number]>();
  for (const doctor of db.doctors.all()) {
    const clinicId = db.filials.require(doctor.filial_ids[0] ?? 0).clinic_id;
    const sum = sums.get(clinicId) ?? [0, 0, 0, 0, 0];
    doctor.rating_counts.forEach((count, index) => (sum[index] = (sum[index] ?? 0) + count));
    sums.set(clinicId, sum);
  }
  for (const { clinic } of drafts) {
    const counts: RatingCounts = sums.get(clinic.id) ?? [0, 0, 0, 0, 0];
    // `chanceOf` is used instead of the random stream, because one more draw would change other
    // parameters.
    const parameter_ids = [...clinic.parameter_ids, ...(chanceOf(clinic.id, INSURANCE) < 0.3 ? [INSURANCE] : [])];
    db.clinics.seed({ ...clinic, ...summarise(counts), rating_counts: counts, parameter_ids });
  }
}

/**
 * Creates the seed. The same scale and day give the same rows, ids and texts on every machine.
 *
 * @param scale `small` for tests; `site` has 5,233 doctors, 583 clinics, 16 cities
 * @param today day between past and future visits, YYYY-MM-DD
 */
export function createSeed(scale: Scale, today: string): Db {
  const db = createDb({ scale, today });
  seedDirectories(db);
  const clinicSlugs = new SlugBook();
  const doctorSlugs = new SlugBook();
  const plans = cityPlans(scale);
  const drafts: ClinicDraft[] = [];
  for (const plan of plans) {
    const ofCity = cityClinics(db, plan, clinicSlugs);
    drafts.push(...ofCity);
    for (const { clinic } of ofCity) db.clinics.startIdsAt(clinic.id + 1);
    if (plan.city_id === ALMATY) seedHeroes(db, doctorSlugs);
    seedCityDoctors(
      db,
      plan,
      ofCity.filter((draft) => draft.clinic.id !== 1),
      doctorSlugs,
    );
  }
  seedClinics(db, drafts);
  seedDemoSchedule(db);
  seedPeople(db);
  seedDemoHistory(db);
  seedBindings(db);
  seedFeedbacks(db, seedAllVisits(db));
  seedWaitlist(db);
  seedComplaints(db);
  if (scale !== 'small') seedFormerClients(db);
  seedClientNotes(db);
  seedDocuments(db);
  seedNotes(db);
  seedConclusion(db);
  seedDemoAccount(db);
  seedHistory(db, DEMO.patient.user_id, MOVED_VISIT);
  seedNews(db);
  seedNotifications(db);
  seedQuestions(db);
  seedEverydayLinks(db);
  seedFunding(db);
  seedVisitQuestions(db);
  return db;
}
