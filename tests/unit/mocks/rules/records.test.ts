import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { visitPersonView } from '#mocks/handlers/views/visit.ts';
import { addDocument, removeDocument } from '#mocks/rules/documents.ts';
import { removeMember } from '#mocks/rules/family.ts';
import { picturePath } from '#mocks/rules/file-addresses.ts';
import { storeFiles } from '#mocks/rules/files.ts';
import { cardOwner, changeMedicalCard, documentsOf } from '#mocks/rules/medical-card.ts';
import { changeAvatar } from '#mocks/rules/profile.ts';
import { SentFile } from '#mocks/validate/sent-file.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const stored = () => storeFiles(db, person(1), [new SentFile('a', 'image/png', PNG)])[0]?.id ?? 0;
const request = (file_id: number) => ({ category: 'analysis' as const, name: 'Анализ', file_id });

it('removing a document keeps the document’s file if the file is also the person’s picture', () => {
  const file = stored();
  changeAvatar(db, person(1), file);
  removeDocument(db, person(1), addDocument(db, person(1), request(file), NOW).id);
  expect(person(1).avatar).toBe(picturePath(db.files.require(file)));
});

it('a document of a visit can only be in the medical card of the person whose visit it is', () => {
  const [child, own] = [book(db, 1, at('14:30'), { member: 1 }), book(db, 1, at('16:00'))];
  addDocument(db, person(1), { ...request(stored()), visit_id: child.id }, NOW);
  const cards = [null, 1].map((member) => documentsOf(db, cardOwner(db, person(1), member)).length);
  expect(cards).toEqual([0, 1]);
  const mixed = { ...request(stored()), visit_id: own.id, family_member_id: 1 };
  expect(refusal(() => addDocument(db, person(1), mixed, NOW)).fields).toEqual(['visit_id']);
});

it('removing a relative removes the relative’s medical card, documents and files, but no past visits', () => {
  const sizes = { blood_type: null, rh_factor: null, height: 136, weight: 30 };
  changeMedicalCard(db, cardOwner(db, person(1), 1), sizes, NOW);
  const visit = book(db, 1, at('14:30'), { member: 1 });
  const kept = addDocument(db, person(1), request(stored()), NOW);
  const file = stored();
  addDocument(db, person(1), { ...request(file), family_member_id: 1 }, NOW);
  expect(refusal(() => removeMember(db, person(1), 1, NOW)).fields).toEqual(['family_member_id']);
  db.visits.update(visit.id, { status: 'completed' });
  removeMember(db, person(1), 1, NOW);
  expect([db.family_cards.get(1), db.files.get(file), db.documents.find('user', 1)]).toEqual([
    undefined,
    undefined,
    [kept],
  ]);
  // The visit still belongs to the child, not to the mother.
  const shown = visitPersonView(db, db.visits.require(visit.id));
  expect(shown).toMatchObject({ full_name: 'Осипов Марк', relation: null });
});
