import { describe, expect, it } from 'vitest';
import { restoreSnapshot, takeSnapshot } from '#mocks/db/snapshot.ts';
import type { FeedbackRow } from '#mocks/db/types/doctor.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR } from '#mocks/seed/demo.ts';
import { educations, qualifications, workExperiences } from '#mocks/seed/on-demand/doctor-history.ts';
import { doctorDescription } from '#mocks/seed/on-demand/doctor-texts.ts';
import { addFeedback, changeFeedback, doctorFeedbacks, removeFeedback } from '#mocks/seed/on-demand/feedbacks.ts';

const TODAY = '2026-05-12';
const fresh = () => createSeed('small', TODAY);
const MARKS = /[{}<>|*]|undefined|null/;

function review(id: number, rating: number, state: FeedbackRow['state'] = 'published'): FeedbackRow {
  return {
    id,
    doctor_id: DOCTOR.vetrova,
    filial_id: null,
    user_id: 1,
    visit_id: null,
    rating,
    text: 'Спасибо.',
    author_name: 'Елена',
    is_name_hidden: false,
    service_title: null,
    state,
    created_at: '2026-05-12T09:00:00+05:00',
    reply: null,
  };
}

describe('reviews', () => {
  it('agree with the doctor’s rating and number of reviews, and are equal in every new seed', () => {
    const db = fresh();
    for (const doctor of db.doctors.all()) {
      const rows = doctorFeedbacks(db, doctor.id);
      expect(rows).toHaveLength(doctor.reviews_count);
      const counts = [1, 2, 3, 4, 5].map((rating) => rows.filter((row) => row.rating === rating).length);
      expect(counts).toEqual(doctor.rating_counts);
      expect(rows.map((row) => row.created_at)).toEqual(
        rows
          .map((row) => row.created_at)
          .toSorted()
          .toReversed(),
      );
      for (const row of rows) {
        expect(`${row.text} ${row.reply?.text ?? ''}`).not.toMatch(MARKS);
        expect(row.created_at.slice(0, 10) <= TODAY).toBe(true);
        expect((row.reply?.created_at ?? row.created_at) >= row.created_at).toBe(true);
      }
    }
    expect(doctorFeedbacks(fresh(), DOCTOR.vetrova)).toEqual(doctorFeedbacks(db, DOCTOR.vetrova));
  });

  it('change the doctor’s rating when they are published, and do not change the generated reviews', () => {
    const db = fresh();
    const before = doctorFeedbacks(db, DOCTOR.vetrova);
    const added = addFeedback(db, review(db.feedbacks.nextId(), 3, 'in_process'));
    expect(added.id).toBeLessThan(1_000_000);
    expect(doctorFeedbacks(db, DOCTOR.vetrova)).toHaveLength(before.length);
    const published = changeFeedback(db, added, { state: 'published' });
    expect(db.doctors.require(DOCTOR.vetrova)).toMatchObject({
      reviews_count: 1285,
      rating_counts: [8, 6, 15, 62, 1194],
    });
    expect(doctorFeedbacks(db, DOCTOR.vetrova)).toEqual([published, ...before]);
    removeFeedback(db, published);
    expect(doctorFeedbacks(db, DOCTOR.vetrova)).toEqual(before);
    expect(db.doctors.require(DOCTOR.vetrova).reviews_count).toBe(1284);
  });

  it('that the seed generated keep the doctor’s reply after the database was stored and restored', () => {
    const db = fresh();
    const [newest] = doctorFeedbacks(db, DOCTOR.vetrova);
    if (newest === undefined) throw new Error('no reviews');
    changeFeedback(db, newest, { reply: { by: 'doctor', text: 'Спасибо.', created_at: '2026-05-12T10:00:00+05:00' } });
    const other = fresh();
    restoreSnapshot(other, structuredClone(takeSnapshot(db)));
    expect(doctorFeedbacks(other, DOCTOR.vetrova)).toEqual(doctorFeedbacks(db, DOCTOR.vetrova));
    expect(doctorFeedbacks(other, DOCTOR.vetrova)).toHaveLength(1284);
  });
});

describe('a doctor’s education and work', () => {
  it('are plausible for every doctor', () => {
    const db = createSeed('small', TODAY);
    for (const doctor of db.doctors.all()) {
      expect(doctorDescription(db, doctor)).not.toMatch(MARKS);
      const studies = educations.of(db, doctor.id);
      const jobs = workExperiences.of(db, doctor.id);
      expect(studies.length).toBeGreaterThan(0);
      expect(jobs[0]?.year_to).toBeNull();
      for (const row of studies) expect(row.year_from ?? row.year_to).toBeLessThanOrEqual(row.year_to);
      for (const row of jobs) {
        expect(row.year_from).toBeGreaterThanOrEqual(doctor.experience_since);
        expect(row.year_from).toBeLessThanOrEqual(row.year_to ?? 2026);
      }
      for (const row of qualifications.of(db, doctor.id)) expect(row.year).toBeLessThanOrEqual(2026);
    }
  });

  it('become stored rows when somebody is about to change them', () => {
    const db = fresh();
    const before = educations.of(db, DOCTOR.abenov);
    educations.keep(db, DOCTOR.abenov);
    expect(educations.of(db, DOCTOR.abenov)).toEqual(before);
    for (const row of before) db.educations.remove(row.id);
    expect(educations.of(db, DOCTOR.abenov)).toEqual([]);
    expect(db.educations.nextId()).toBeLessThan(1_000_000);
    const jobs = workExperiences.of(db, DOCTOR.abenov);
    workExperiences.keep(db, DOCTOR.abenov);
    workExperiences.keep(db, DOCTOR.abenov);
    expect(workExperiences.of(db, DOCTOR.abenov)).toEqual(jobs);
  });
});
