import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Calls } from '../../openapi/verify/calls.ts';
import type { Operation } from '../../openapi/verify/contract.ts';
import { readContract } from '../../openapi/verify/read-contract.ts';
import { Client, type Asked } from './mocks/client.ts';
import { formOf, pdf, png, upload } from './mocks/uploads.ts';

/**
 * Sends the contract's examples to a new provider on the date of the examples. The ids in the
 * examples exist there, and each response must match a documented response.
 */

const deep = process.env['DEEP'] !== undefined;
const contract = await readContract(resolve(import.meta.dirname, '../../generated/openapi.json'));
const calls = new Calls(contract, contract.exampleDay);
const examples = contract.operations.flatMap((operation) =>
  Array.from({ length: Math.max(1, operation.body?.examples.length ?? 1) }, (_, index) => ({
    name: index === 0 ? operation.id : `${operation.id}, example ${index + 1}`,
    operation,
    index,
  })),
);

interface Signed {
  readonly client: Client;
  readonly tokens: Readonly<Record<'user' | 'doctor' | 'clinic', string>>;
}

async function fresh(): Promise<Signed> {
  const client = new Client();
  return {
    client,
    tokens: {
      user: await client.logIn('patient@demo.kz'),
      doctor: await client.logIn('doctor@demo.kz', 'doctor'),
      clinic: await client.logIn('clinic@demo.kz', 'clinic'),
    },
  };
}

const exampleBody = (id: string): Record<string, unknown> =>
  calls.moved(contract.operations.find((operation) => operation.id === id)?.body?.examples[0]) as Record<
    string,
    unknown
  >;

async function registration({ client }: Signed, isConfirmed: boolean): Promise<Asked> {
  const { hash } = (await client.ask('registerCodeSend', { body: exampleBody('registerCodeSend') })).body.data;
  if (isConfirmed) await client.ask('registerCodeConfirm', { body: { ...exampleBody('registerCodeConfirm'), hash } });
  return { body: { hash } };
}

async function newPassword({ client }: Signed, isConfirmed: boolean): Promise<Asked> {
  const { hash } = (await client.ask('passwordCodeSend', { body: exampleBody('passwordCodeSend') })).body.data;
  if (isConfirmed) await client.ask('passwordCodeConfirm', { body: { ...exampleBody('passwordCodeConfirm'), hash } });
  return { body: { hash } };
}

/** Holds the first free slot of a doctor. */
async function hold(
  { client, tokens: { user: token } }: Signed,
  slug = 'serikova-aigul',
  wanted = { doctor_id: 1, filial_id: 1, service_id: 1 },
  more: { visit_id?: number } = {},
): Promise<string> {
  const { filial_id, service_id } = wanted;
  const range = { date_from: contract.exampleDay, date_to: '2026-05-24' };
  const days = await client.ask('doctorSlots', {
    token,
    path: { id: slug },
    query: { filial_id, service_id, ...range },
  });
  const free = days.body.data.flatMap(({ slots }) => slots).find(({ available }) => available);
  const body = { ...wanted, ...more, starts_at: free?.starts_at };
  return (await client.ask('slotHoldCreate', { token, body })).body.data.id;
}

const uploaded =
  (who: keyof Signed['tokens'], file: () => File) =>
  async ({ client, tokens }: Signed): Promise<Asked> => ({
    body: { file_id: (await upload(client, tokens[who], file())).id },
  });

/**
 * Functions that prepare what an example needs but can't contain: a code's hash, a hold, an upload,
 * a new row.
 */
const before: Readonly<Record<string, (world: Signed, index: number) => Promise<Asked>>> = {
  registerCodeConfirm: (world) => registration(world, false),
  registerCompletePatient: (world) => registration(world, true),
  registerCompleteDoctor: (world) => registration(world, true),
  registerCompleteClinic: (world) => registration(world, true),
  passwordCodeConfirm: (world) => newPassword(world, false),
  passwordReset: (world) => newPassword(world, true),
  emailCodeConfirm: async ({ client, tokens: { user: token } }) => {
    const sent = await client.ask('emailCodeSend', { token, body: exampleBody('emailCodeSend') });
    return { body: { hash: sent.body.data.hash } };
  },
  phoneCodeConfirm: async ({ client, tokens: { user: token } }) => {
    const sent = await client.ask('phoneCodeSend', { token, body: exampleBody('phoneCodeSend') });
    return { body: { hash: sent.body.data.hash } };
  },
  guestSlotHoldDelete: async ({ client }) => {
    const { body } = await client.ask('guestSlotHoldCreate', { body: exampleBody('guestSlotHoldCreate') });
    return { path: { id: body.data.id } };
  },
  slotHoldRead: async (world) => ({ path: { id: await hold(world) } }),
  slotHoldDelete: async (world) => ({ path: { id: await hold(world) } }),
  visitCreate: async (world, index) => ({
    // The second example books a home visit, which needs an address.
    body: {
      hold_id: await (index === 0
        ? hold(world)
        : hold(world, 'pavlenko-natalya', { doctor_id: 16, filial_id: 3, service_id: 16 })),
    },
  }),
  visitReschedule: async (world) => ({
    body: { hold_id: await hold(world, undefined, { doctor_id: 1, filial_id: 1, service_id: 2 }, { visit_id: 1 }) },
  }),
  fileUpload: async () => ({ body: formOf(pdf()) }),
  fileRead: async ({ client, tokens }) => {
    const { path } = await upload(client, tokens.user, pdf());
    const url = new URL(path, 'http://mocks.test');
    return { path: { id: url.pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(url.searchParams) };
  },
  calendarFeedFile: async ({ client, tokens: { user: token } }) => {
    const { body } = await client.ask('calendarFeedCreate', { token, path: { whose: 'family' } });
    return { path: { file: body.data.path?.split('/').at(-1) ?? '' } };
  },
  documentCreate: uploaded('user', pdf),
  patientAvatarUpdate: uploaded('user', png),
  doctorAvatarUpdate: uploaded('doctor', png),
  doctorVisitDocumentCreate: uploaded('doctor', pdf),
  clinicVisitDocumentCreate: uploaded('clinic', pdf),
  clinicPhotoCreate: uploaded('clinic', png),
  clinicPhotoDelete: async ({ client, tokens: { clinic: token } }) => {
    const { id: file_id } = await upload(client, token, png());
    const body = { ...exampleBody('clinicPhotoCreate'), file_id };
    return { path: { id: (await client.ask('clinicPhotoCreate', { token, body })).body.data.id } };
  },
  doctorVisitDocumentDelete: async ({ client, tokens: { doctor: token } }) => {
    const { id: file_id } = await upload(client, token, pdf());
    const body = { ...exampleBody('doctorVisitDocumentCreate'), file_id };
    return {
      path: { id: (await client.ask('doctorVisitDocumentCreate', { token, path: { id: 1 }, body })).body.data.id },
    };
  },
  clinicVisitDocumentDelete: async ({ client, tokens: { clinic: token } }) => {
    const { id: file_id } = await upload(client, token, pdf());
    const body = { ...exampleBody('clinicVisitDocumentCreate'), file_id };
    return {
      path: { id: (await client.ask('clinicVisitDocumentCreate', { token, path: { id: 1 }, body })).body.data.id },
    };
  },
  waitlistDelete: async ({ client, tokens: { user: token } }) => ({
    path: { id: (await client.ask('waitlistCreate', { token, body: exampleBody('waitlistCreate') })).body.data.id },
  }),
};

async function answer(world: Signed, operation: Operation, index: number) {
  const { path, query, headers, body } = calls.valid(operation, index);
  const made: Asked = (await before[operation.id]?.(world, index)) ?? {};
  const isForm = made.body instanceof FormData;
  return world.client.ask(operation.id as Parameters<Client['ask']>[0], {
    path: { ...path, ...made.path } as NonNullable<Asked['path']>,
    query: { ...query, ...made.query } as NonNullable<Asked['query']>,
    headers: headers as NonNullable<Asked['headers']>,
    ...(body !== undefined && { body: isForm ? made.body : { ...(body as object), ...(made.body as object) } }),
    ...(operation.session === 'required' && { token: world.tokens[operation.role ?? 'user'] }),
  });
}

const successOf = ({ answers }: Operation): number =>
  Number(Object.keys(answers).find((status) => status.startsWith('2')));

describe('the contract’s examples of reads:', () => {
  let world: Signed;
  beforeAll(async () => {
    world = await fresh();
  });

  test.each(examples.filter(({ operation }) => !operation.writes))(
    'the example request of $name gets the documented response',
    async ({ operation, index }) => {
      const { status, message, errors } = await answer(world, operation, index);
      expect({ status, message, errors }).toEqual({ status: successOf(operation), message: '', errors: {} });
    },
  );
});

// Each example gets its own provider, so that its changes don't affect other examples.
describe.runIf(deep)('the contract’s examples of writes:', () => {
  test.each(examples.filter(({ operation }) => operation.writes))(
    'the example request of the write $name gets the documented response',
    async ({ operation, index }) => {
      const { status, message, errors } = await answer(await fresh(), operation, index);
      expect({ status, message, errors }).toEqual({ status: successOf(operation), message: '', errors: {} });
    },
  );
});
