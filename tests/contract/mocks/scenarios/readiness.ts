import { describe, expect, it } from 'vitest';
import { verifyAccount } from '#mocks/rules/identity.ts';
import { freshIin, registered, registrationForms } from '../registration.ts';
import type { World } from '../world.ts';

const CLINIC = 'first-steps-clinic@demo.kz';
const DOCTOR = 'first-steps@demo.kz';
const MONDAY = { weekday: 'monday', from: '09:00', to: '18:00' } as const;
const FILIAL = {
  title: '«Первая» на Сейфуллина',
  short_title: null,
  type_id: 1,
  contact_person: null,
  phone: '+7-700-000-33-01',
  email: null,
  city_id: 1,
  address: 'пр. Сейфуллина, 1',
  directions: null,
  hours: [],
};
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const MONDAYS = WEEKDAYS.map((weekday) => ({
  weekday,
  hours: weekday === 'monday' ? { from: '09:00', to: '18:00' } : null,
  breaks: [],
}));

/** Follows a clinic and a doctor from registration to the first public slot. */
export function readinessScenarios({ client, tokens }: World): void {
  describe('the way from registration to the first booking', () => {
    let clinic = '';
    let doctor = '';
    let filial_id = 0;
    const clinicOf = async () => (await client.ask('clinicReadiness', { token: clinic })).body.data;
    const doctorOf = async () => (await client.ask('doctorReadiness', { token: doctor })).body.data;
    const left = ({ steps }: { steps: readonly { step: string; state: string }[] }) =>
      steps.filter(({ state }) => state !== 'done').map(({ step, state }) => `${step} ${state}`);
    const path = () => ({ id: filial_id });

    it('shows a clinic its steps: filial, hours, opening, doctors, verification', async () => {
      const { hash } = await registered(client, CLINIC);
      const form = { ...registrationForms.clinic, bin: '160340009015', hash };
      clinic = (await client.ask('registerCompleteClinic', { body: form })).body.data.access_token;
      expect(await clinicOf()).toMatchObject({ state: 'not_bookable', was_booked: false, public_slug: null });
      const all = ['filial to_do', 'hours to_do', 'opening to_do', 'doctors to_do'];
      const others = ['doctor_ready waiting', 'verification waiting'];
      expect(left(await clinicOf())).toEqual([...all, ...others]);
      const added = await client.ask('clinicFilialCreate', { token: clinic, body: FILIAL });
      filial_id = added.body.data.id;
      expect(left(await clinicOf())).toEqual([...all.slice(1), ...others]);
      const { body } = await client.ask('clinicFilialUpdate', {
        token: clinic,
        path: path(),
        body: { ...FILIAL, hours: [MONDAY] },
      });
      expect(body.data.state).toBe('draft');
      expect(left(await clinicOf())).toEqual([...all.slice(2), ...others]);
      expect((await clinicOf()).steps[2]).toEqual({ step: 'opening', state: 'to_do', filial_id });
      await client.ask('clinicFilialStateUpdate', { token: clinic, path: path(), body: { state: 'open' } });
      expect(left(await clinicOf())).toEqual(['doctors to_do', ...others]);
    });

    it('shows a doctor the steps clinic, services, hours and verification', async () => {
      const { hash } = await registered(client, DOCTOR);
      const form = { ...registrationForms.doctor, iin: freshIin(), hash };
      doctor = (await client.ask('registerCompleteDoctor', { body: form })).body.data.access_token;
      expect(left(await doctorOf())).toEqual([
        'clinic to_do',
        'services to_do',
        'hours to_do',
        'clinic_open waiting',
        'verification waiting',
      ]);
      await client.ask('doctorClinicBindingCreate', { token: doctor, body: { filial_id: 1 } });
      expect(left(await doctorOf())[0]).toBe('clinic waiting');
      await client.ask('doctorClinicBindingDelete', { token: doctor, path: { id: 1 } });
      const invited = await client.ask('clinicDoctorCreate', {
        token: clinic,
        body: { email: DOCTOR, filial_ids: [filial_id] },
      });
      expect(invited.status).toBe(201);
      expect(left(await clinicOf())[0]).toBe('doctors waiting');
      await client.ask('doctorClinicBindingAccept', { token: doctor, path: path() });
      expect(left(await clinicOf())[0]).toBe('doctor_ready waiting');
    });

    it('makes doctor and clinic bookable when the first free slot appears', async () => {
      const { slug } = (await client.ask('doctorProfileInfo', { token: doctor })).body.data;
      const offered = (await client.ask('doctorServiceDirectory', { token: doctor })).body.data;
      const service = offered.find(({ kind, format }) => kind === 'consultation' && format === 'clinic');
      const service_id = service?.id ?? 0;
      const isSeen = async (): Promise<boolean> => {
        const query = { filial_id, service_id, date_from: '2026-05-12', date_to: '2026-06-08' };
        const { status, body } = await client.ask('doctorSlots', { path: { id: slug }, query });
        return status === 200 && body.data.some(({ slots }) => slots.some(({ available }) => available));
      };
      const agree = async (): Promise<string[]> => {
        const [mine, theirs] = [await doctorOf(), await clinicOf()];
        expect([mine.state, theirs.state]).toEqual(
          (await isSeen()) ? ['bookable', 'bookable'] : ['not_bookable', 'not_bookable'],
        );
        return left(mine);
      };
      await client.ask('doctorServiceLinkCreate', {
        token: doctor,
        body: { filial_id, service_id, price: 9000, duration_minutes: 30 },
      });
      expect(await agree()).toEqual(['hours to_do', 'clinic_open waiting', 'verification waiting']);
      await client.ask('doctorOperatingModeUpdate', {
        token: doctor,
        path: path(),
        body: { slot_minutes: 30, days: MONDAYS, odd_days: null, decisions: [] },
      });
      expect(await agree()).toEqual(['clinic_open waiting', 'verification waiting']);
      await client.provider.act((db) => verifyAccount(db, DOCTOR));
      expect(await agree()).toEqual(['clinic_open waiting']);
      await client.provider.act((db) => verifyAccount(db, CLINIC));
      expect(await agree()).toEqual([]);
      expect(await doctorOf()).toMatchObject({ was_booked: false, public_slug: slug });

      const settings = (await client.ask('doctorScheduleSettings', { token: doctor })).body.data;
      const set = (online_booking: boolean) =>
        client.ask('doctorScheduleSettingsUpdate', { token: doctor, body: { ...settings, online_booking } });
      await set(false);
      expect(await agree()).toEqual(['online_booking to_do']);
      await set(true);
      expect(await agree()).toEqual([]);
    });

    it('shows a doctor and a clinic whether a patient has ever booked them', async () => {
      const mine = (await client.ask('doctorReadiness', { token: tokens.doctor })).body.data;
      const theirs = (await client.ask('clinicReadiness', { token: tokens.clinic })).body.data;
      expect([mine.state, mine.was_booked, theirs.state, theirs.was_booked]).toEqual([
        'bookable',
        true,
        'bookable',
        true,
      ]);
      expect(theirs.public_slug).toBe('ayala');
    });
  });
}
