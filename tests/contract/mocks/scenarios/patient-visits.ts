import { describe, expect, it } from 'vitest';
import { bookSlot, holdAtHome, holdFree, newBooking } from '../booking.ts';
import { START } from '../client.ts';
import type { World } from '../world.ts';

const DAY = 86_400_000;
const ADDRESS = { street: 'ул. Жандосова, 58', flat: '14', entrance: '1', floor: null, intercom: '14', note: null };

export function patientVisitScenarios({ client, tokens }: World): void {
  const asPatient = (more: object = {}) => ({ token: tokens.patient, ...more });
  const visits = async (status: string) =>
    (await client.ask('visitList', asPatient({ query: { status, per_page: 100 } }))).body.data;

  describe('the home page of a patient', () => {
    it('shows the next visit, and the visits to confirm, to review and to book again', async () => {
      const { data } = (await client.ask('patientHome', asPatient())).body;
      const upcoming = await visits('upcoming');
      expect(data.next_visit).toEqual(upcoming[0]);
      expect(data.upcoming_count).toBe(upcoming.length);
      expect(data.to_confirm.length).toBeGreaterThan(0);
      expect(data.to_confirm.every((visit) => visit.attendance_requested)).toBe(true);
      expect(data.to_review.length).toBeGreaterThan(0);
      expect(data.to_review.every(({ review_id, status }) => review_id === null && status === 'completed')).toBe(true);
      expect(data.rebook).toHaveLength(3);
      expect(data.medical_card).toEqual((await client.ask('medicalCardRead', asPatient())).body.data);
      const [asked] = data.to_confirm;
      await client.ask('visitAttendanceConfirm', asPatient({ path: { id: asked?.id ?? 0 } }));
      const after = (await client.ask('patientHome', asPatient())).body.data;
      expect(after.to_confirm).toHaveLength(data.to_confirm.length - 1);
    });

    it('is empty for a new patient', async () => {
      const { data } = (await client.ask('patientHome', { token: await client.logIn('all@demo.kz') })).body;
      expect(data).toMatchObject({ next_visit: null, upcoming_count: 0, to_review: [], rebook: [] });
    });
  });

  describe('the list of a patient’s visits', () => {
    it('can be limited to one person, and its counts then include this person’s visits only', async () => {
      const { data: family } = (await client.ask('familyMemberList', asPatient())).body;
      const all = await client.ask('visitList', asPatient({ query: { status: 'past', per_page: 100 } }));
      const past = async (person: string, status = 'past') =>
        (await client.ask('visitList', asPatient({ query: { status, person, per_page: 100 } }))).body;
      let sum = 0;
      for (const id of [null, ...family.map((member) => member.id)]) {
        const { data, meta } = await past(id === null ? 'self' : String(id));
        expect(data).toEqual(all.body.data.filter(({ person }) => person.family_member_id === id));
        expect(meta.counts.past).toBe(data.length);
        sum += data.length;
      }
      expect(sum).toBe(all.body.meta.total);
      expect((await past('self')).meta.total).toBeLessThan(sum);
      expect((await past('999999')).meta.counts).toEqual({ upcoming: 0, past: 0, cancelled: 0 });
      for (const person of ['0', 'mother', '']) {
        const refused = await client.ask('visitList', asPatient({ query: { person } }));
        expect(refused.errors).toHaveProperty('person');
      }
    });

    it('shows the rating of a visit', async () => {
      const { data: reviews } = (await client.ask('reviewList', asPatient({ query: { per_page: 100 } }))).body;
      const past = await visits('past');
      expect(reviews.length).toBeGreaterThan(0);
      for (const { visit_id, id, rating } of reviews) {
        expect(past.find((one) => one.id === visit_id)).toMatchObject({ review_id: id, rating });
      }
      expect(past.filter(({ review_id }) => review_id === null).every(({ rating }) => rating === null)).toBe(true);
    });
  });

  describe('a patient with a visit', () => {
    it('disputes a past visit once, within 14 days', async () => {
      const past = (await visits('past')).toSorted((a, b) => b.ends_at.localeCompare(a.ends_at));
      const [latest, , older] = past;
      const until = new Date(Date.parse(latest?.ends_at ?? '') + 14 * DAY);
      expect(Date.parse(latest?.dispute_until ?? '')).toBe(until.getTime());
      expect(older?.dispute_until).toBeNull();
      const body = { text: 'Врача не было на месте, приём отменили.' };
      const disputed = (id: number | undefined) =>
        client.ask('visitDispute', asPatient({ path: { id: id ?? 0 }, body }));
      client.now = Date.parse(latest?.ends_at ?? '') + 14 * DAY;
      const token = await client.logIn('patient@demo.kz');
      const first = await client.ask('visitDispute', { token, path: { id: latest?.id ?? 0 }, body });
      client.now = START;
      expect(first.body.data).toMatchObject({ id: latest?.id, status: latest?.status });
      expect(first.body.data).toMatchObject({ dispute_until: null, disputed_at: first.body.data.history[0]?.at });
      expect(first.body.data.history[0]).toMatchObject({
        kind: 'disputed',
        text: expect.stringContaining('не состоялся'),
      });
      expect((await disputed(latest?.id)).errors).toHaveProperty('visit_id');
      expect((await disputed(older?.id)).errors).toHaveProperty('ends_at');
      const [upcoming] = await visits('upcoming');
      expect((await disputed(upcoming?.id)).errors).toHaveProperty('status');
      const other = await client.logIn('all@demo.kz');
      const foreign = { token: other, path: { id: older?.id ?? 0 }, body };
      expect((await client.ask('visitDispute', foreign)).status).toBe(404);
    });

    it('can change the comment until the visit starts', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const path = { id: visit.id };
      const change = (comment: string | null, token = tokens.patient) =>
        client.ask('visitCommentUpdate', { token, path, body: { comment } });
      expect((await change('Давление вечером до 145/95')).body.data.comment).toBe('Давление вечером до 145/95');
      expect((await change('  ')).body.data.comment).toBeNull();
      expect((await change(null)).body.data.history.filter(({ kind }) => kind === 'commented')).toHaveLength(2);
      expect((await change('x', await client.logIn('all@demo.kz'))).status).toBe(404);
      client.now = Date.parse(visit.starts_at);
      const later = await client.logIn('patient@demo.kz');
      expect((await change('Опоздаю', later)).errors).toHaveProperty('starts_at');
      client.now = START;
      await client.ask('visitCancel', asPatient({ path, body: { reason: 'Планы' } }));
      expect((await change('Поздно')).errors).toHaveProperty('status');
    });

    it('must enter the address of a home visit, and can change it', async () => {
      const { hold_id } = await holdAtHome(client, tokens.patient);
      const asked = newBooking(hold_id);
      const book = (home_address: object | null) =>
        client.ask('visitCreate', asPatient({ ...asked, body: { ...asked.body, home_address } }));
      expect((await book(null)).errors).toHaveProperty(['home_address.street']);
      expect((await book({ ...ADDRESS, street: ' ' })).errors).toHaveProperty(['home_address.street']);
      const { data: visit } = (await book(ADDRESS)).body;
      expect(visit).toMatchObject({ format: 'home', home_address: ADDRESS, arrive_at: null });
      const window = visit.arrival_window;
      expect(Date.parse(window?.to ?? '') - Date.parse(window?.from ?? '')).toBe(3_600_000);
      const path = { id: visit.id };
      const moved = { ...ADDRESS, street: 'ул. Манаса, 3' };
      const send = (body: object, token = tokens.patient) =>
        client.ask('visitHomeAddressUpdate', { token, path, body });
      expect((await send(moved)).body.data).toMatchObject({ home_address: moved, history: [{}, {}] });
      expect((await send({ ...moved, street: '' })).errors).toHaveProperty('street');
      expect((await send(moved, await client.logIn('all@demo.kz'))).status).toBe(404);
      await client.ask('visitCancel', asPatient({ path, body: { reason: 'Планы' } }));
      expect((await send(moved)).errors).toHaveProperty('status');
    });

    it('can’t enter an address for a visit in the clinic, or choose a payer that the offer does not have', async () => {
      const hold = await holdFree(client, tokens.patient);
      const asked = newBooking(hold.id);
      const body = { ...asked.body, home_address: ADDRESS };
      expect((await client.ask('visitCreate', asPatient({ ...asked, body }))).errors).toHaveProperty('home_address');
      const byOsms = { ...asked.body, funding: 'osms' };
      expect((await client.ask('visitCreate', asPatient({ ...asked, body: byOsms }))).errors).toHaveProperty('funding');
      const { body: booked } = await client.ask('visitCreate', asPatient(newBooking(hold.id)));
      const path = { id: booked.data.id };
      expect((await client.ask('visitHomeAddressUpdate', asPatient({ path, body: ADDRESS }))).errors).toHaveProperty(
        'format',
      );
      await client.ask('visitCancel', asPatient({ path, body: { reason: 'Планы' } }));
    });

    it('requests an earlier slot once, and the request remains when the visit is moved', async () => {
      const visit = await bookSlot(client, tokens.patient);
      const ask = () => client.ask('waitlistCreate', asPatient({ body: { visit_id: visit.id } }));
      const created = await ask();
      expect(created.body.data).toMatchObject({ visit_id: visit.id, until: visit.starts_at });
      expect((await ask()).errors).toHaveProperty('visit_id');
      const hold = await holdFree(client, tokens.patient, visit.id);
      const move = asPatient({ path: { id: visit.id }, body: { hold_id: hold.id } });
      await client.ask('visitReschedule', move);
      const list = async () => (await client.ask('waitlistList', asPatient())).body.data;
      expect(await list()).toMatchObject([{ id: created.body.data.id, until: hold.starts_at }]);
      const path = { id: created.body.data.id };
      const other = await client.logIn('all@demo.kz');
      expect((await client.ask('waitlistDelete', { token: other, path })).status).toBe(404);
      const foreign = { token: other, body: { visit_id: visit.id } };
      expect((await client.ask('waitlistCreate', foreign)).status).toBe(422);
      expect((await client.ask('waitlistDelete', asPatient({ path }))).status).toBe(204);
      expect(await list()).toEqual([]);
      expect((await ask()).status).toBe(201);
      await client.ask('visitCancel', asPatient({ path: { id: visit.id }, body: { reason: 'Планы' } }));
      expect(await list()).toEqual([]);
      expect((await ask()).status).toBe(409);
    });

    it('joins the waitlist of a fully booked doctor once', async () => {
      const path = { id: 'zhakypov-nurlan' };
      const { data: doctor } = (await client.ask('doctorFull', { path })).body;
      const [link] = (await client.ask('doctorServices', { path })).body.data;
      const place = { doctor_id: doctor.id, filial_id: link?.filial_id ?? 0, service_id: link?.service.id ?? 0 };
      const created = await client.ask('waitlistCreate', asPatient({ body: place }));
      expect(created.body.data).toMatchObject({ visit_id: null, nearest_slot_at: null, doctor: { slug: path.id } });
      expect((await client.ask('waitlistCreate', asPatient({ body: place }))).errors).toHaveProperty('doctor_id');
      for (const [field, status] of [
        ['doctor_id', 422],
        ['service_id', 422],
      ] as const) {
        const refused = await client.ask('waitlistCreate', asPatient({ body: { ...place, [field]: 999_999 } }));
        expect([refused.status, Object.keys(refused.errors)]).toEqual([status, [field]]);
      }
      await client.ask('waitlistDelete', asPatient({ path: { id: created.body.data.id } }));
    });
  });
}
