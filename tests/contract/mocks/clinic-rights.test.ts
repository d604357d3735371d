import { beforeAll, describe, expect, it } from 'vitest';
import { ClinicRight } from '#generated/models/clinic-right.ts';
import { DEMO } from '#mocks/seed/demo.ts';
import type { OperationId } from '#mocks/validate/contract.ts';
import { every, somePath } from './operations.ts';
import { createWorld, signEverybodyIn } from './world.ts';

/**
 * Every operation of the clinic's cabinet in the contract, new operations too, because the
 * contract's lint requires their `x-right`.
 */
const ofClinic = every.filter(({ path }) => path.startsWith('/fo/clinic/'));
const world = createWorld();
const { client, tokens } = world;
/** The token of another clinic's owner. */
let stranger = '';
/** Rights of a receptionist. */
const DESK: readonly (ClinicRight | null)[] = [null, 'visits', 'clients', 'waitlist'];

beforeAll(async () => {
  await signEverybodyIn(world);
  stranger = await client.logIn('all@demo.kz', 'clinic');
});

/** The request contains only an id, because the provider checks the right before the body. */
const ask = (id: OperationId, token: string) => {
  const operation = ofClinic.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`${id} is not the clinic's`);
  return client.ask(id, { token, path: somePath(operation) });
};

describe('a receptionist of a clinic', () => {
  it('has exactly the rights visits, clients and waitlist', async () => {
    const token = await client.logIn('reception@demo.kz', 'clinic');
    const { roles } = (await client.ask('authMe', { token })).body.data.user;
    expect(roles).toMatchObject([{ name: 'clinic', rights: DESK.filter((right) => right !== null) }]);
  });

  it.each(ofClinic.filter(({ right }) => !DESK.includes(right)))(
    'gets 403 for $id, which needs the right $right',
    async ({ id }) => {
      const token = await client.logIn('reception@demo.kz', 'clinic');
      const { status, code } = await ask(id, token);
      expect([status, code]).toEqual([403, 'right_required']);
    },
  );

  it.each(ofClinic.filter(({ right }) => DESK.includes(right)))('may call $id', async ({ id }) => {
    const token = await client.logIn('reception@demo.kz', 'clinic');
    expect((await ask(id, token)).code).not.toBe('right_required');
  });
});

describe('an account with all rights except one', () => {
  it.each(Object.values(ClinicRight))(
    'gets 403 for operations that need %s, and for no other operations',
    async (right) => {
      const given = Object.values(ClinicRight).filter((one) => one !== right && one !== 'staff');
      const path = { id: DEMO.reception.user_id };
      await client.ask('clinicStaffUpdate', { token: tokens.clinic, path, body: { rights: given, filial_ids: [] } });
      const token = await client.logIn('reception@demo.kz', 'clinic');
      const refused: OperationId[] = [];
      for (const { id, method } of ofClinic) {
        if (method === 'delete') continue;
        if ((await ask(id, token)).code === 'right_required') refused.push(id);
      }
      const needing = ofClinic.filter(
        (one) => one.method !== 'delete' && (one.right === right || one.right === 'staff'),
      );
      expect(refused).toEqual(needing.map(({ id }) => id));
    },
  );
});

describe('the owner of a clinic', () => {
  /** Every record except a doctor belongs to one clinic. A doctor may work in both clinics. */
  const owned = ofClinic.filter(({ path }) => !path.startsWith('/fo/clinic/doctors'));
  const withId = owned.filter(({ path }) => path.includes('{id}'));

  it.each(withId)('gets 404 from $id for a record of another clinic', async ({ id, body }) => {
    const { status } = await ask(id, stranger);
    // The provider may answer 422 for the missing body before it looks for the record.
    expect(body === null ? [404] : [404, 422]).toContain(status);
  });

  const lists = owned.filter(
    ({ method, path, parameters }) =>
      method === 'get' &&
      !path.includes('{') &&
      parameters.every(({ required, in: place }) => place !== 'query' || !required),
  );

  it.each(lists)('finds no record of another clinic in the list that $id returns', async ({ id }) => {
    const own = idsIn((await ask(id, tokens.clinic)).body);
    const others = idsIn((await ask(id, stranger)).body);
    expect(own.filter((one) => others.includes(one))).toEqual([]);
  });
});

/** The ids of a list's rows; empty for any other body. */
function idsIn(body: unknown): number[] {
  const { data } = (body ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return [];
  return data.flatMap((row: unknown) => {
    const { id } = (row ?? {}) as { id?: unknown };
    return typeof id === 'number' ? [id] : [];
  });
}
