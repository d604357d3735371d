import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { Table } from '#mocks/db/table.ts';
import { ACTIVE_STATUSES } from '#mocks/db/types/visit.ts';
import { disputeUntil } from '#mocks/rules/visit-notes.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { CLINIC, DEMO, DEMO_PASSWORD, DEMO_VISIT, DOCTOR, FILIAL } from '#mocks/seed/demo.ts';
import { checkDigit } from '#mocks/seed/identity-number.ts';

const TODAY = '2026-05-12';

function hashOf(db: Db): string {
  const hash = createHash('sha256');
  for (const table of Object.values(db)) {
    if (table instanceof Table) hash.update(JSON.stringify([table.name, [...table.all()]]));
  }
  return hash.digest('hex');
}

/** Values that occur more than once. */
function repeated<T>(rows: Iterable<T>, valueOf: (row: T) => string): string[] {
  const values = [...rows].map(valueOf);
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

describe('the seed', () => {
  const small = createSeed('small', TODAY);
  const site = createSeed('site', TODAY);

  it.each(['small', 'site'] as const)(
    'is equal each time it is created at the scale %s',
    (scale) => {
      expect(hashOf(createSeed(scale, TODAY))).toBe(hashOf(createSeed(scale, TODAY)));
    },
    30_000,
  );

  it.each(['2026-01-01', '2026-02-28', '2026-05-09', '2026-11-22', '2027-05-16', '2028-02-29'])(
    'can be created for the day %s',
    (today) => {
      const db = createSeed('small', today);
      const upcoming = db.visits
        .find('user', DEMO.patient.user_id)
        .filter((visit) => ACTIVE_STATUSES.has(visit.status));
      expect(upcoming).toHaveLength(5);
      expect(new Set(upcoming.map(({ format }) => format))).toEqual(new Set(['clinic', 'online', 'home']));
      expect(upcoming.every(({ format, home_address }) => (format === 'home') === (home_address !== null))).toBe(true);
      expect(upcoming.every((visit) => visit.starts_at.slice(0, 10) >= today)).toBe(true);
      expect([...db.visits.all()].filter((visit) => visit.created_at.slice(0, 10) >= today)).toEqual([]);
    },
  );

  it('has as many doctors and clinics at the scale «site» as the home page shows', () => {
    expect(site.doctors.size).toBe(5233);
    expect(site.clinics.size).toBe(583);
    expect(site.cities.size).toBe(16);
    expect(new Set([...site.doctors.all()].map((doctor) => doctor.city_id)).size).toBe(16);
  });

  it('has as many doctors of each specialisation in Almaty as the home page shows', () => {
    const countOf = (slug: string): number => {
      const id = site.specialisations.findOne('slug', slug)?.id ?? 0;
      return [...site.doctors.all()].filter((doctor) => doctor.city_id === 1 && doctor.specialisation_ids.includes(id))
        .length;
    };
    const wanted = {
      terapevt: 214,
      pediatr: 187,
      ginekolog: 176,
      stomatolog: 231,
      nevrolog: 121,
      kardiolog: 86,
      oftalmolog: 92,
      lor: 98,
      mammolog: 41,
    };
    expect(Object.fromEntries(Object.keys(wanted).map((slug) => [slug, countOf(slug)]))).toEqual(wanted);
  });

  it('uses each slug and BIN once', () => {
    expect(repeated(site.doctors.all(), (row) => row.slug)).toEqual([]);
    expect(repeated(site.clinics.all(), (row) => row.slug)).toEqual([]);
    expect(repeated(site.services.all(), (row) => row.slug)).toEqual([]);
    expect(repeated(site.clinics.all(), (row) => row.bin)).toEqual([]);
    for (const row of site.doctors.all()) expect(row.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has only IINs and BINs with a valid check digit', () => {
    const numbers = [
      ...[...site.clinics.all()].map((row) => row.bin),
      ...[...site.users.all()].flatMap((row) => row.iin ?? []),
    ];
    expect(numbers.filter((number) => checkDigit(number.slice(0, 11)) !== Number(number.slice(11)))).toEqual([]);
  });

  it('has no incomplete name, address or phone', () => {
    const broken = /undefined|null|NaN|\s{2}|^\s|\s$/;
    for (const row of site.filials.all()) {
      expect(`${row.title}|${row.address}|${row.email}|${row.contact_person}`).not.toMatch(broken);
      expect(row.phone).toMatch(/^\+7-\d{3}-\d{3}-\d{2}-\d{2}$/);
    }
    for (const { first_name, second_name } of site.doctors.all()) {
      expect(`${second_name} ${first_name}`).toMatch(
        /^[А-ЯЁӘҒҚҢӨҰҮҺІ][а-яёәғқңөұүһі]+ [А-ЯЁӘҒҚҢӨҰҮҺІ][а-яёәғқңөұүһі-]+$/,
      );
    }
  });

  it('gives every doctor open filials in the same city, with hours and a service in each', () => {
    for (const doctor of site.doctors.all()) {
      expect(doctor.filial_ids.length).toBeGreaterThan(0);
      for (const filialId of doctor.filial_ids) {
        expect(site.filials.require(filialId)).toMatchObject({ city_id: doctor.city_id, state: 'open' });
        expect(site.working_hours.find('doctor', doctor.id).some((row) => row.filial_id === filialId)).toBe(true);
        expect(site.doctor_services.find('doctor', doctor.id).some((row) => row.filial_id === filialId)).toBe(true);
      }
    }
  });

  it('never books a doctor or a client twice at the same time', () => {
    for (const key of ['doctor_id', 'client_id'] as const) {
      const byOwner = Map.groupBy(
        [...small.visits.all()].filter((visit) => ACTIVE_STATUSES.has(visit.status)),
        (visit) => visit[key],
      );
      for (const visits of byOwner.values()) {
        const inOrder = visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
        inOrder
          .slice(1)
          .forEach((visit, index) => expect(visit.starts_at >= (inOrder[index]?.ends_at ?? '')).toBe(true));
      }
    }
  });
});

describe('demo people', () => {
  const db = createSeed('small', TODAY);

  it.each([['small'], ['site']] as const)('have the ids of the demo accounts at the scale %s', (scale) => {
    const other = scale === 'small' ? db : createSeed(scale, TODAY);
    for (const { user_id, email } of Object.values(DEMO)) {
      expect(other.users.require(user_id)).toMatchObject({ email, password: DEMO_PASSWORD });
    }
    expect(other.doctors.require(DOCTOR.serikova)).toMatchObject({
      slug: 'serikova-aigul',
      reviews_count: 184,
      rating: 4.9,
      filial_ids: [FILIAL.ayalaAbaya, FILIAL.tumarSamal],
    });
    expect(other.filials.require(FILIAL.ayalaAbaya)).toMatchObject({
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      clinic_id: CLINIC.ayala,
    });
    expect(other.services.require(1).slug).toBe('priem-kardiologa');
    expect(other.visits.require(DEMO_VISIT)).toMatchObject({
      user_id: DEMO.patient.user_id,
      doctor_id: DOCTOR.serikova,
      status: 'pending',
    });
  });

  it('include a patient with a mother, a son of nine and visits of six kinds', () => {
    const [son, mother] = db.family_members.find('user', DEMO.patient.user_id);
    expect(son).toMatchObject({ first_name: 'Марк', relation: 'son' });
    expect(ageOn(son?.birthday ?? '', TODAY)).toBe(9);
    expect(mother).toMatchObject({ first_name: 'Раиса', relation: 'mother' });
    const statuses = db.visits.find('user', DEMO.patient.user_id).map((visit) => visit.status);
    const counts = Object.fromEntries(
      [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
    );
    expect(counts).toEqual({
      pending: 2,
      confirmed: 3,
      completed: 13,
      no_show: 1,
      cancelled_by_clinic: 1,
      cancelled_by_patient: 1,
    });
  });

  it.each(['2026-01-01', TODAY, '2026-11-22'])(
    'include a patient who can dispute a missed visit, on %s and a week later',
    (today) => {
      const seed = createSeed('small', today);
      const missed = seed.visits.find('user', DEMO.patient.user_id).filter(({ status }) => status === 'no_show');
      const weekOn = Date.parse(`${today}T20:00:00+05:00`) + 7 * 24 * 60 * 60_000;
      expect(missed.map((visit) => disputeUntil(seed, visit, weekOn))).toEqual([expect.any(String)]);
    },
  );

  it.each([
    ['a Saturday', '2026-05-16'],
    ['a Sunday', '2026-05-17'],
    ['a holiday', '2026-05-01'],
    ['a Sunday of winter', '2026-11-22'],
  ])('include a doctor who has visits even if the demo is opened on %s', (_, today) => {
    const visits = createSeed('small', today).visits.find('doctor', DOCTOR.serikova);
    const todays = visits.filter((visit) => visit.starts_at.startsWith(today));
    expect(todays.length).toBeGreaterThanOrEqual(4);
    expect(todays.every(({ status }) => ACTIVE_STATUSES.has(status))).toBe(true);
  });
});
