import type { Faker } from '@faker-js/faker';
import type { OpenApiDocument } from 'orval';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * orval copies the functions below as text into the generated file, in which `faker` is defined.
 */
declare const faker: Faker;

/**
 * Functions by which Faker makes a value of a format. orval copies them as text, so they may refer
 * only to `faker`. `withTextFormats` gives plain texts one of the formats from `letter` to `key`.
 */
const format = {
  date: () => faker.date.anytime().toISOString().slice(0, 10),
  'date-time': () => `${faker.date.anytime().toISOString().slice(0, 16)}:00+05:00`,
  'idn-email': () => faker.internet.exampleEmail(),
  letter: () => faker.string.alpha(1),
  short: () => faker.lorem.word().slice(0, 5),
  word: () => faker.lorem.word().slice(0, 20),
  phrase: () => faker.lorem.words({ min: 1, max: 6 }).slice(0, 60).trim(),
  text: () => faker.lorem.sentences({ min: 1, max: 8 }).slice(0, 300).trim(),
  key: () => faker.string.alphanumeric(40),
};

/**
 * Functions for single components or properties whose format and limits alone would allow
 * unsuitable values.
 */
const properties = {
  // First names are always female, so that the parts of a name agree.
  PersonName: () => faker.person.firstName('female'),
  first_name: () => faker.person.firstName('female'),
  second_name: () => faker.person.lastName('female'),
  third_name: () => faker.person.middleName('female'),
  '/^(full|doctor|person|author)_name$/': () => faker.person.fullName({ sex: 'female' }),
  '/^(avatar|logo|picture)$/': () => '/api/v0/files/portraits/aigul.svg',
  // Always the first page, because any later page would have no rows.
  page: () => 1,
  '/[Pp]hone$|^whatsapp$/': () => faker.helpers.fromRegExp('[+]7-7[0-9]{2}-[0-9]{3}-[0-9]{2}-[0-9]{2}'),
  // The values are from the contract's examples, because their last digit must be the right check
  // digit.
  '/^([Ii]in|Bin)$/': () => faker.helpers.arrayElement(['160902500058', '900515400123', '900515400212']),
  DocumentNumber: () => faker.string.numeric(9),
  StaffFilials: () => faker.helpers.uniqueArray(() => faker.number.int({ min: 1, max: 500 }), 3),
  Slug: () => faker.string.alphanumeric({ length: { min: 1, max: 40 }, casing: 'lower' }),
  CalendarFeedWhose: () => faker.helpers.arrayElement(['family', 'self', 'doctor', '7']),
  Time: () => faker.date.anytime().toISOString().slice(11, 16),
  '/^(instagram|telegram)$/': () => `@${faker.string.alpha({ length: { min: 5, max: 30 } })}`,
  site: () => `https://${faker.internet.domainWord()}.kz`,
};

/**
 * Options of orval for `generated/models/index.faker.ts`. Every generated value must match the
 * contract.
 */
export const anyAnswer = {
  exactOptional: true,
  arrayMin: 0,
  arrayMax: 4,
  numberMax: 100_000,
  fractionDigits: 2,
  format,
  properties,
  schemas: {
    CalendarFeed: { properties: { path: () => `/api/v0/calendar/${faker.string.alphanumeric(40)}.ics` } },
    SessionRecord: { properties: { id: () => faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' }) } },
    SecondFactorSetup: {
      properties: {
        secret: () => faker.string.fromCharacters('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32),
        url: () => `otpauth://totp/Aman?secret=${faker.string.alpha({ length: 32, casing: 'upper' })}`,
      },
    },
    RecoveryCodes: {
      properties: {
        recovery_codes: () => Array.from({ length: 10 }, () => faker.helpers.fromRegExp('[a-z]{5}-[0-9]{5}')),
      },
    },
    Push: { properties: { public_key: () => `B${faker.string.alphanumeric(86)}` } },
    PushSubscription: { properties: { endpoint: () => `https://push.example/${faker.string.alphanumeric(40)}` } },
    // orval does not support `uniqueItems`, so the values are distinct here.
    ReminderSettings: {
      properties: {
        channels: () => faker.helpers.arrayElements(['email', 'sms', 'whatsapp'] as const),
        before: () => faker.helpers.arrayElements(['week', 'two_days', 'eve', 'two_hours'] as const),
      },
    },
    CodeConfirmed: {
      properties: {
        roles: () => faker.helpers.arrayElements(['user', 'doctor', 'clinic'] as const),
        actions: () => faker.helpers.arrayElements(['create_clinic', 'create_doctor', 'create_user'] as const),
      },
    },
  },
};

/** Gives each text that has neither a format nor a pattern a format that fits its length limits. */
export function withTextFormats(document: OpenApiDocument): OpenApiDocument {
  for (const schema of Object.values(document.components?.schemas ?? {})) mark(schema as Schema);
  return document;
}

function mark(schema: Schema): void {
  if ([schema.type].flat().includes('string') && !schema.enum && !schema.format && !schema.pattern) {
    Object.assign(schema, { format: textFormat(schema) });
  }
  for (const part of Object.values(schema)) if (typeof part === 'object' && part !== null) mark(part as Schema);
}

function textFormat({ minLength = 0, maxLength = Infinity }: Schema): keyof typeof format {
  if (minLength > 1) return 'key';
  if (maxLength < 5) return 'letter';
  if (maxLength < 20) return 'short';
  if (maxLength < 60) return 'word';
  return maxLength < 300 ? 'phrase' : 'text';
}
