import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { visitPersonView } from '#mocks/handlers/views/visit.ts';
import { addDocument, removeDocument } from '#mocks/rules/documents.ts';
import { changeMember, removeMember } from '#mocks/rules/family.ts';
import { picturePath } from '#mocks/rules/file-addresses.ts';
import { storeFiles } from '#mocks/rules/files.ts';
import { cardOwner, changeMedicalCard, documentsOf } from '#mocks/rules/medical-card.ts';
import { changeAvatar } from '#mocks/rules/profile.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { SentFile } from '#mocks/validate/sent-file.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const sent = (type: string, bytes: readonly number[], name = 'a') => new SentFile(name, type, Uint8Array.from(bytes));
const stored = (userId = 1) => storeFiles(db, person(userId), [sent('image/png', PNG)])[0]?.id ?? 0;

const request = (file_id: number) => ({ category: 'analysis' as const, name: 'Анализ', file_id });

describe('documents', () => {
  it("leave a file that is also the person's picture", () => {
    const file = stored();
    changeAvatar(db, person(1), file);
    removeDocument(db, person(1), addDocument(db, person(1), request(file), NOW).id);
    expect(db.files.get(file)).toBeDefined();
    expect(person(1).avatar).toBe(picturePath(db.files.require(file)));
  });

  it("can't name somebody else's visit", () => {
    const visit = book(db, 2, at('14:30'));
    const foreign = { ...request(stored()), visit_id: visit.id };
    expect(refusal(() => addDocument(db, person(1), foreign, NOW)).status).toBe(422);
  });
});

describe('documents of the family', () => {
  const ids = (member: number | null) =>
    documentsOf(db, cardOwner(db, person(1), member)).map(({ visit_id, family_member_id }) => [
      family_member_id,
      visit_id,
    ]);

  it('lie in the card of the person whom they are for', () => {
    addDocument(db, person(1), request(stored()), NOW);
    addDocument(db, person(1), { ...request(stored()), family_member_id: 1 }, NOW);
    expect([ids(null), ids(1)]).toEqual([[[null, null]], [[1, null]]]);
    const foreign = { ...request(stored(2)), family_member_id: 1 };
    expect(refusal(() => addDocument(db, person(2), foreign, NOW)).status).toBe(422);
  });

  it('of a visit lie in the card of its person, and nowhere else', () => {
    const child = book(db, 1, at('14:30'), { member: 1 });
    const own = book(db, 1, at('16:00'));
    addDocument(db, person(1), { ...request(stored()), visit_id: child.id }, NOW);
    addDocument(db, person(1), { ...request(stored()), visit_id: child.id, family_member_id: 1 }, NOW);
    expect([ids(null), ids(1)]).toEqual([
      [],
      [
        [1, child.id],
        [1, child.id],
      ],
    ]);
    const mixed = [
      { visit_id: own.id, family_member_id: 1 },
      { visit_id: child.id, family_member_id: null },
    ];
    expect(
      mixed.map((wrong) => refusal(() => addDocument(db, person(1), { ...request(stored()), ...wrong }, NOW)).fields),
    ).toEqual([['visit_id'], ['visit_id']]);
  });
});

describe('the family', () => {
  it('takes the card, the documents and the files of who leaves with it', () => {
    changeMedicalCard(
      db,
      cardOwner(db, person(1), 1),
      { blood_type: null, rh_factor: null, height: 136, weight: 30 },
      NOW,
    );
    const file = stored();
    const kept = addDocument(db, person(1), request(stored()), NOW);
    addDocument(db, person(1), { ...request(file), family_member_id: 1 }, NOW);
    removeMember(db, person(1), 1, NOW);
    expect(db.family_cards.get(1)).toBeUndefined();
    expect(db.files.get(file)).toBeUndefined();
    expect(db.documents.find('user', 1)).toEqual([kept]);
  });

  it('keeps who has a visit ahead, and lets go after it', () => {
    const visit = book(db, 1, at('14:30'), { member: 1 });
    expect(refusal(() => removeMember(db, person(1), 1, NOW))).toMatchObject({
      status: 409,
      fields: ['family_member_id'],
    });
    changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status: 'confirmed' }, NOW);
    changeVisitState(
      db,
      { by: 'doctor', user: person(11) },
      visit.id,
      { status: 'completed' },
      Date.parse(visit.starts_at),
    );
    removeMember(db, person(1), 1, NOW);
    expect(db.family_members.get(1)).toBeUndefined();
    // The visit is still the child's, not the mother's.
    expect(visitPersonView(db, db.visits.require(visit.id))).toMatchObject({
      full_name: 'Осипов Марк',
      relation: null,
    });
  });

  it('is nobody else’s business', () => {
    const mark = {
      relation: 'son',
      first_name: 'М',
      second_name: 'О',
      birthday: '2016-09-02',
      gender: 'male',
    } as const;
    expect(refusal(() => changeMember(db, person(2), 1, mark, NOW)).status).toBe(404);
    expect(refusal(() => removeMember(db, person(2), 1, NOW)).status).toBe(404);
    expect(refusal(() => changeMember(db, person(1), 1, { ...mark, birthday: '2026-05-13' }, NOW)).fields).toEqual([
      'birthday',
    ]);
  });
});
