import { beforeEach, describe, expect, it } from 'vitest';
import type { MedicalCardRequest } from '#generated/models/medical-card-request.ts';
import { textOfEpoch } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { visitPersonView } from '#mocks/handlers/views/visit.ts';
import { addDocument, changeDocument, removeDocument } from '#mocks/rules/documents.ts';
import { changeMember, removeMember } from '#mocks/rules/family.ts';
import { picturePath } from '#mocks/rules/file-addresses.ts';
import { sentFile, storeFiles } from '#mocks/rules/files.ts';
import { cardOf, cardOwner, changeMedicalCard, documentsOf } from '#mocks/rules/medical-card.ts';
import { changeAvatar } from '#mocks/rules/profile.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { SentFile } from '#mocks/validate/sent-file.ts';
import { at, book, HOUR, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const sent = (type: string, bytes: readonly number[], name = 'a') => new SentFile(name, type, Uint8Array.from(bytes));
const stored = (userId = 1) => storeFiles(db, person(userId), [sent('image/png', PNG)])[0]?.id ?? 0;

const request = (file_id: number) => ({ category: 'analysis' as const, name: 'Анализ', file_id });

describe('files', () => {
  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', PNG],
    ['image/webp', [...'RIFF....WEBP'].map((char) => char.charCodeAt(0))],
    ['application/pdf', [...'%PDF-1.7'].map((char) => char.charCodeAt(0))],
  ])('of type %s are known by their first bytes', (type, bytes) => {
    const [file] = storeFiles(db, person(1), [sent(type, bytes)]);
    expect(file).toMatchObject({ type, size: bytes.length, user_id: 1 });
    expect(atob(file?.content ?? '')).toBe(String.fromCharCode(...bytes));
    const others = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].filter((one) => one !== type);
    for (const other of [...others, 'image/svg+xml', 'toString', '']) {
      expect(refusal(() => storeFiles(db, person(1), [sent(other, bytes)]))).toMatchObject({
        status: 422,
        fields: ['files'],
      });
    }
  });

  it('are stored all or none', () => {
    const before = db.files.size;
    expect(refusal(() => storeFiles(db, person(1), [sent('image/png', PNG), sent('image/png', [1])])).status).toBe(422);
    expect(db.files.size).toBe(before);
  });

  it("of others can't be used", () => {
    const file = stored(2);
    expect(refusal(() => sentFile(db, person(1), file)).status).toBe(422);
    expect(refusal(() => changeAvatar(db, person(1), file)).status).toBe(422);
  });
});

describe('documents', () => {
  it('take a file once, and go with it', () => {
    const file = stored();
    const document = addDocument(db, person(1), request(file), NOW);
    expect(refusal(() => addDocument(db, person(1), request(file), NOW)).fields).toEqual(['file_id']);
    expect(refusal(() => removeDocument(db, person(2), document.id)).status).toBe(404);
    removeDocument(db, person(1), document.id);
    expect(db.files.get(file)).toBeUndefined();
  });

  it("leave a file that is also the person's picture", () => {
    const file = stored();
    changeAvatar(db, person(1), file);
    removeDocument(db, person(1), addDocument(db, person(1), request(file), NOW).id);
    expect(db.files.get(file)).toBeDefined();
    expect(person(1).avatar).toBe(picturePath(db.files.require(file)));
  });

  it('change what they are called, for their owner alone', () => {
    const document = addDocument(db, person(1), request(stored()), NOW);
    const change = { category: 'referral', name: 'Направление' } as const;
    expect(refusal(() => changeDocument(db, person(2), document.id, change)).status).toBe(404);
    expect(changeDocument(db, person(1), document.id, change)).toEqual({ ...document, ...change });
  });

  it("can't name somebody else's visit", () => {
    const visit = book(db, 2, at('14:30'));
    const foreign = { ...request(stored()), visit_id: visit.id };
    expect(refusal(() => addDocument(db, person(1), foreign, NOW)).status).toBe(422);
  });
});

describe('the medical card', () => {
  const card = { blood_type: 'A', rh_factor: 'negative', height: 170, weight: 70 } as const;
  const save = (data: MedicalCardRequest, now: number, member: number | null = null) =>
    changeMedicalCard(db, cardOwner(db, person(1), member), data, now);

  it('is one for each of the family, and for nobody of another', () => {
    save(card, NOW);
    save({ ...card, height: 136, weight: 30.2 }, NOW + HOUR, 1);
    const [mother, son] = [null, 1].map((member) => cardOwner(db, person(1), member));
    expect([mother, son].map((owner) => owner && cardOf(db, owner)?.height)).toEqual([170, 136]);
    expect(refusal(() => cardOwner(db, person(2), 1)).status).toBe(404);
    expect(refusal(() => cardOwner(db, person(1), 999)).status).toBe(404);
  });

  it('adds a measurement only when height or weight changed', () => {
    expect(save(card, NOW).measurements).toHaveLength(1);
    const later = save({ ...card, blood_type: 'B' }, NOW + HOUR);
    expect(later.measurements).toHaveLength(1);
    expect(later.updated_at).toBe(textOfEpoch(NOW + HOUR));
    expect(save({ ...card, blood_type: 'B' }, NOW + 2 * HOUR)).toBe(later);
    const lighter = save({ ...card, weight: 69.5 }, NOW + 3 * HOUR);
    expect(lighter.measurements.map(({ weight }) => weight)).toEqual([70, 69.5]);
    const emptied = save({ ...card, height: null, weight: null }, NOW + 4 * HOUR);
    expect(emptied.measurements).toHaveLength(2);
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
