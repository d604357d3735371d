import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { profileDraft } from '@/features/patient/profile/profile-draft';
import { profileSchema, profileValues, missingFields } from '@/features/patient/profile/profile-fields';
import { dropDrafts, readDraft } from '@/shared/form/draft-storage';
import { MemoryStorage } from '../../../support/memory-storage.ts';

const profile: PersonProfile = {
  id: 1,
  first_name: 'Елена',
  second_name: 'Осипова',
  third_name: 'Игоревна',
  avatar: null,
  email: 'patient@demo.kz',
  phone: '+7-707-555-01-23',
  iin: '900515400123',
  birthday: '1990-05-15',
  gender: 'female',
  address: null,
  citizenship_id: 3,
  document_number: null,
  phone_confirmed_at: null,
};
const { id: _id, avatar: _avatar, email: _email, phone_confirmed_at: _confirmed, ...stored } = profile;

describe('the patient’s profile form', () => {
  it('sends the stored values if no field was changed', () => {
    expect(v.parse(profileSchema, profileValues(profile))).toEqual(stored);
  });

  it('is valid without citizenship and address, but not without a phone', () => {
    const values = { ...profileValues(profile), citizenship_id: '', address: ' ' };
    expect(v.parse(profileSchema, values)).toMatchObject({ citizenship_id: null, address: null });
    expect(v.safeParse(profileSchema, { ...values, phone: '' }).success).toBe(false);
  });

  it('accepts an IIN with another birth date and shows a warning', () => {
    expect(v.safeParse(profileSchema, { ...profileValues(profile), birthday: '16.05.1990' }).success).toBe(true);
  });

  it('requires an IIN from a citizen of Kazakhstan, but not from a foreigner', () => {
    const foreign = { ...profileValues(profile), iin: '', citizenship_id: '3' };
    expect(v.parse(profileSchema, foreign)).toMatchObject({ iin: null, document_number: null });
    expect(v.parse(profileSchema, { ...foreign, document_number: ' N 01234567 ' })).toMatchObject({
      document_number: 'N 01234567',
    });
    for (const citizenship_id of ['1', '']) {
      const { issues } = v.safeParse(profileSchema, { ...foreign, citizenship_id, phone: '12' });
      const faults = issues?.map(({ message, path }) => [path?.[0].key, message]);
      expect(faults).toContainEqual(['iin', 'Обязательно для заполнения']);
    }
    expect(missingFields({ ...profile, iin: null })).toEqual(['address']);
    expect(missingFields({ ...profile, iin: null, citizenship_id: 1 })).toEqual(['iin', 'address']);
  });

  it('counts a field with the value null as missing', () => {
    expect(missingFields(profile)).toEqual(['address']);
    const bare = { phone: null, iin: null, birthday: null, gender: null, address: null, citizenship_id: null };
    expect(missingFields({ ...profile, ...bare })).toHaveLength(6);
  });
});

describe('the draft of the patient’s profile', () => {
  const initial = profileValues(profile);
  const draft = profileDraft(initial);
  beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('contains changed fields only', () => {
    draft.write({ ...initial, phone: '+7-701-555-02-44' });
    expect(readDraft('profile')).toEqual({ phone: '+7-701-555-02-44' });
  });

  it('is deleted when the patient has typed the old values again', () => {
    draft.write({ ...initial, phone: '+7-701-555-02-44' });
    draft.write(initial);
    expect(draft.read()).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  it('stores that the patient has changed the IIN, but never the IIN itself', () => {
    draft.write({ ...initial, phone: '+7-701-555-02-44' }, ['iin']);
    expect(profileDraft(initial).iinLost).toBe(true);
    // The note stays until the form is sent, even after other changes.
    profileDraft(initial).write({ ...initial, phone: '+7-701-555-02-45' }, []);
    expect(profileDraft(initial).iinLost).toBe(true);
    draft.drop();
    expect(profileDraft(initial).iinLost).toBe(false);
  });

  it('is not stored after a logout', () => {
    const open = profileDraft(initial);
    dropDrafts();
    open.write({ ...initial, phone: '+7-701-555-02-44' });
    expect(readDraft('profile')).toEqual({});
  });
});
