import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf } from '#mocks/rules/visit-times.ts';
import { DEMO, DEMO_FAMILY, DEMO_VISIT } from '#mocks/seed/demo.ts';
import { freeSlot, holdAtHome, holdFree, newBooking } from '../booking.ts';
import { cardWorld, GUEST } from '../cards.ts';
import type { World } from '../world.ts';

const SON_VISIT = 3;

export function cardAccessScenarios({ client: { seen } }: World): void {
  const { client, tokens, owner, asGuest, begin, invite, accept, end, shared, told } = cardWorld();

  describe('a shared medical card', () => {
    beforeAll(begin);
    afterAll(() => {
      for (const answer of client.seen) seen.add(answer);
    });

    it('shows the second adult the person’s visits, measurements and documents, but no IIN and no comment', async () => {
      const { id } = (await invite('read')).body.data;
      await accept(id, 'son');
      expect(await shared()).toMatchObject({
        id,
        relation: 'son',
        first_name: 'Марк',
        iin: null,
        shared: { access_id: id, owner_name: 'Осипова Елена', right: 'read' },
      });
      const of = { ...owner(), query: { family_member_id: DEMO_FAMILY.mark } };
      expect((await client.ask('cardAccessList', of)).body.data).toEqual([
        expect.objectContaining({
          state: 'active',
          full_name: expect.stringContaining('Құлбаева Мадина'),
          expires_at: null,
        }),
      ]);
      const listed = (await client.ask('visitList', { ...asGuest(), query: { person: `${id}` } })).body.data;
      expect(listed.map((visit) => visit.id)).toContain(SON_VISIT);
      const { data } = (await client.ask('visitRead', { ...asGuest(), path: { id: SON_VISIT } })).body;
      expect(data).toMatchObject({
        shared_right: 'read',
        booked_by: 'Осипова Елена',
        person: { family_member_id: id, relation: 'Сын' },
        email: GUEST,
        comment: null,
      });
      expect(data.next_reminder).not.toBeNull();
      const card = (await client.ask('medicalCardRead', { ...asGuest(), query: { family_member_id: id } })).body.data;
      expect(card).toMatchObject({ blood_type: 'A', height: 136 });
      const papers = { ...asGuest(), query: { family_member_id: id } };
      const { data: documents } = (await client.ask('documentList', papers)).body;
      for (const document of documents) {
        expect(document.family_member_id).toBe(id);
        expect((await client.ask('documentRead', { ...asGuest(), path: { id: document.id } })).status).toBe(200);
      }
      const people = (await client.ask('reminderSettings', asGuest())).body.data.people;
      expect(people).toContainEqual(expect.objectContaining({ family_member_id: id, is_child: false, reminded: true }));
      expect((await client.ask('visitRead', { ...asGuest(), path: { id: DEMO_VISIT } })).status).toBe(404);
    });

    it('does not let a second adult who may only read the card change any data', async () => {
      const id = (await shared())?.id ?? 0;
      const hold = await holdFree(client, asGuest().token);
      const path = { id: SON_VISIT };
      const card = { query: { family_member_id: id } };
      const { db } = client.provider;
      const [paper = 0] = db.documents
        .find('user', DEMO.patient.user_id)
        .flatMap((row) => (row.family_member_id === DEMO_FAMILY.mark ? [row.id] : []));
      const { file_id } = db.documents.require(paper);
      const own = db.files.insert({
        ...db.files.require(file_id),
        id: db.files.nextId(),
        user_id: DEMO.everyone.user_id,
      });
      const member = {
        relation: 'son',
        first_name: 'Марк',
        second_name: 'Осипов',
        birthday: '2016-09-02',
        gender: 'male',
      } as const;
      const home = { street: 'Абая, 1', flat: null, entrance: null, floor: null, intercom: null, note: null };
      const booking = newBooking(hold.id);
      const document = { category: 'other', name: 'Снимок' } as const;
      const review = { visit_id: SON_VISIT, rating: 5, text: 'Хороший врач, спасибо', anonymous: false };
      const slot = await freeSlot(client);
      const refused = [
        client.ask('visitCreate', { ...asGuest(), ...booking, body: { ...booking.body, family_member_id: id } }),
        client.ask('visitCancel', { ...asGuest(), path, body: { reason: null } }),
        client.ask('visitReschedule', { ...asGuest(), path, body: { hold_id: hold.id } }),
        client.ask('visitAttendanceConfirm', { ...asGuest(), path }),
        client.ask('visitDispute', { ...asGuest(), path, body: { text: 'Приёма не было' } }),
        client.ask('visitCommentUpdate', { ...asGuest(), path, body: { comment: 'Болит ухо' } }),
        client.ask('visitHomeAddressUpdate', { ...asGuest(), path, body: home }),
        client.ask('visitServicesChange', { ...asGuest(), path, body: { add: [125], remove: [] } }),
        client.ask('slotHoldCreate', { ...asGuest(), body: { ...slot, visit_id: SON_VISIT } }),
        client.ask('waitlistCreate', { ...asGuest(), body: { visit_id: SON_VISIT } }),
        client.ask('reviewCreate', { ...asGuest(), body: review }),
        client.ask('medicalCardUpdate', {
          ...asGuest(),
          ...card,
          body: { blood_type: null, rh_factor: null, height: 135, weight: 30 },
        }),
        client.ask('documentCreate', { ...asGuest(), body: { ...document, file_id: own.id, family_member_id: id } }),
        client.ask('documentUpdate', { ...asGuest(), path: { id: paper }, body: document }),
        client.ask('documentDelete', { ...asGuest(), path: { id: paper } }),
        client.ask('familyMemberUpdate', { ...asGuest(), path: { id }, body: member }),
        client.ask('familyMemberDelete', { ...asGuest(), path: { id } }),
        client.ask('cardAccessList', { ...asGuest(), ...card }),
        client.ask('cardAccessCreate', {
          ...asGuest(),
          body: { family_member_id: id, email: 'friend@example.kz', right: 'read' },
        }),
      ];
      for (const answer of await Promise.all(refused)) {
        expect([answer.status, answer.code]).toEqual([403, 'right_required']);
      }
      await client.ask('slotHoldDelete', { ...asGuest(), path: { id: hold.id } });
    });

    it('is closed to the second adult when its owner withdraws the access, and that adult is notified', async () => {
      const id = (await shared())?.id ?? 0;
      expect((await end({ token: tokens.doctor }, id)).status).toBe(403);
      expect((await end(owner(), id)).status).toBe(204);
      expect(await told(asGuest())).toMatchObject({ kind: 'access', title: 'Доступ к карте закрыт' });
      expect(await shared()).toBeUndefined();
      expect((await client.ask('visitRead', { ...asGuest(), path: { id: SON_VISIT } })).status).toBe(404);
      const card = { ...asGuest(), query: { family_member_id: id } };
      expect((await client.ask('medicalCardRead', card)).status).toBe(404);
    });

    it('lets a second adult who may book visits also change them, and shows who changed a visit', async () => {
      const { id } = (await invite('book', DEMO_FAMILY.raisa)).body.data;
      await accept(id, 'mother');
      const { hold_id } = await holdAtHome(client, asGuest().token);
      const booking = newBooking(hold_id);
      const home_address = {
        street: 'Сатпаева, 5',
        flat: null,
        entrance: null,
        floor: null,
        intercom: null,
        note: null,
      };
      const body = { ...booking.body, family_member_id: id, email: GUEST, comment: 'Боится уколов', home_address };
      const { data: booked } = (await client.ask('visitCreate', { ...asGuest(), ...booking, body })).body;
      expect(booked).toMatchObject({ shared_right: 'book', comment: 'Боится уколов', home_address });
      expect(booked.booked_by ?? null).toBeNull();
      expect(await told(owner())).toMatchObject({
        kind: 'visit_created',
        text: expect.stringContaining('Кто: Құлбаева Мадина'),
      });

      const path = { id: booked.id };
      const { data: read } = (await client.ask('visitRead', { ...owner(), path })).body;
      expect(read).toMatchObject({
        booked_by: 'Құлбаева Мадина',
        person: { family_member_id: DEMO_FAMILY.raisa },
        email: DEMO.patient.email,
        comment: null,
        home_address: null,
      });
      expect(read.history.map(({ text }) => text)).toContain('Құлбаева Мадина: запись сделана');
      const comment = { ...owner(), path, body: { comment: 'Другой' } };
      expect((await client.ask('visitCommentUpdate', comment)).code).toBe('right_required');
      expect(read.questions ?? []).toEqual([]);
      const answers = { ...owner(), path, body: { answers: [] } };
      expect((await client.ask('visitAnswersUpdate', answers)).code).toBe('right_required');

      const cancelled = await client.ask('visitCancel', { ...asGuest(), path, body: { reason: null } });
      expect(cancelled.body.data.status).toBe('cancelled_by_patient');
      expect(await told(owner())).toMatchObject({ kind: 'visit_cancelled' });
      expect((await end(asGuest(), id)).status).toBe(204);
      expect(await told(owner())).toMatchObject({ kind: 'access', title: 'От доступа к карте отказались' });
    });

    it('does not show the second adult the times of the owner’s other visits', async () => {
      const { id } = (await invite('book', DEMO_FAMILY.raisa)).body.data;
      await accept(id, 'mother');
      const { db } = client.provider;
      const hold = await holdFree(client, asGuest().token);
      const mothers = db.visits.require(DEMO_VISIT);
      db.visits.update(DEMO_VISIT, { starts_at: hold.starts_at, ends_at: endOf(hold.starts_at, 30), doctor_id: 13 });
      const booking = newBooking(hold.id);
      const answer = await client.ask('visitCreate', {
        ...asGuest(),
        ...booking,
        body: { ...booking.body, family_member_id: id },
      });
      expect(answer.status).toBe(201);
      db.visits.remove(answer.body.data.id);
      db.visits.update(DEMO_VISIT, { ...mothers });
      await end(owner(), id);
    });

    it('can be moved to the account of its person, who decides whether the former owner may still read it', async () => {
      const { db } = client.provider;
      const member = db.family_members.require(DEMO_FAMILY.mark);
      const visits = db.visits.find('user', DEMO.patient.user_id).filter((row) => row.family_member_id === member.id);
      const ids = new Set(visits.map(({ id }) => id));
      db.family_members.update(member.id, { birthday: '2007-09-02', iin: '070902500053' });
      db.users.update(DEMO.everyone.user_id, { iin: '890314400423' });
      const { id } = (await invite('own')).body.data;
      expect((await accept(id, 'son')).errors).toHaveProperty('relation');
      const different = await accept(id, null);
      expect([different.status, Object.keys(different.errors)]).toEqual([409, ['iin']]);
      db.family_members.update(member.id, { iin: null });
      expect((await accept(id, null, { former_owner_reads: true })).status).toBe(204);
      expect(await told(owner())).toMatchObject({ kind: 'access', title: 'Карта передана владельцу' });

      const { data } = (await client.ask('visitRead', { ...asGuest(), path: { id: SON_VISIT } })).body;
      expect(data).toMatchObject({ id: SON_VISIT, person: { family_member_id: null }, email: GUEST });
      expect(data.shared_right).toBeUndefined();
      const own = (await client.ask('medicalCardRead', asGuest())).body.data;
      expect(own).toMatchObject({ blood_type: 'A', height: 136 });

      const family = (await client.ask('familyMemberList', owner())).body.data;
      expect(family.map((one) => one.id)).not.toContain(member.id);
      const access = family.find((one) => one.shared?.right === 'read');
      expect(access).toMatchObject({ relation: 'son', second_name: 'Құлбаева' });
      expect((await client.ask('visitRead', { ...owner(), path: { id: SON_VISIT } })).status).toBe(200);
      expect((await end(asGuest(), access?.id ?? 0)).status).toBe(204);
      expect((await client.ask('visitRead', { ...owner(), path: { id: SON_VISIT } })).status).toBe(404);
      expect(db.visits.find('user', DEMO.patient.user_id).filter((row) => ids.has(row.id))).toEqual([]);
    });
  });
}
