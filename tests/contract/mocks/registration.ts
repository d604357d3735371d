import { checkDigit } from '#mocks/seed/identity-number.ts';
import type { Client } from './client.ts';

const person = {
  first_name: 'Асель',
  second_name: 'Нурланова',
  third_name: 'Маратовна',
  phone: '+7-701-555-02-44',
  password: 'Demo2026',
  password_confirmation: 'Demo2026',
  consent: { version: '2026-05', accepted_at: '2026-05-12T08:20:00+05:00' },
};
const identity = { iin: '900515400212', birthday: '1990-05-15', gender: 'female' };

let made = 5000;

/** An IIN that no other person has. */
export function freshIin(): string {
  made += 1;
  const digits = `9005154${made}`;
  const last = checkDigit(digits);
  return last === null ? freshIin() : `${digits}${last}`;
}

/** Valid final forms without the hash; `action` creates a new account. */
export const registrationForms = {
  user: { ...person, ...identity, hash: 'reg-0000000000000000', action: 'create_user' },
  doctor: {
    ...person,
    ...identity,
    iin: '900515400222',
    hash: 'reg-0000000000000000',
    action: 'create_doctor',
    specialisations: [8],
    experience_since: 2014,
  },
  clinic: {
    ...person,
    hash: 'reg-0000000000000000',
    action: 'create_clinic',
    title: 'Клиника «Шипа»',
    short_title: 'Шипа',
    bin: '160340007019',
    jur_name: 'ТОО «Шипа Мед»',
    jur_address: 'Алматы, ул. Жандосова, 58',
    work_start_year: 2016,
    affiliates_count: 2,
    city_id: 1,
    clinic_type_id: 1,
  },
} as const;

/**
 * Enters the code.
 * @returns the confirmed hash and the cabinets that this e-mail can have
 */
export async function registered(client: Client, email: string, token?: string) {
  const auth = token === undefined ? {} : { token };
  const { hash } = (await client.ask('registerCodeSend', { ...auth, body: { email } })).body.data;
  return (await client.ask('registerCodeConfirm', { ...auth, body: { email, hash, code: '12345' } })).body.data;
}
