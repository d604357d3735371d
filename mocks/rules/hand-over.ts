import { momentOfText, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { CardAccessRow, FamilyMemberRow, MedicalCard, UserRow } from '../db/types/person.ts';
import { endFeed } from './calendar-feeds.ts';
import { accessesTo, dropAccess, endAccessesTo } from './card-access.ts';
import { refuseTakenIin } from './identity.ts';
import { documentsOf } from './medical-card.ts';
import { Refusal } from './refusal.ts';

/**
 * Moves a family member's card into that person's own account (contract: A card handed over).
 *
 * @throws Refusal 409 at `iin` if card and account are of different people
 */
export function handOver(db: Db, row: CardAccessRow, heir: UserRow, formerReads: boolean, now: number): void {
  const former = db.users.require(row.user_id);
  const member = db.family_members.require(row.family_member_id ?? 0);
  if (member.iin !== null && heir.iin !== null && member.iin !== heir.iin) {
    throw Refusal.conflict('already_exists', 'iin', 'В этой карте другой ИИН, чем в вашем профиле');
  }
  if (member.iin !== null) refuseTakenIin(db, member.iin, heir.id);
  db.card_accesses.remove(row.id);
  // The heir's access to the card ends without a notification, because the heir becomes the card's
  // owner.
  for (const one of accessesTo(db, former, member.id)) if (one.guest_id === heir.id) dropAccess(db, one);
  endAccessesTo(db, former, member.id, now);
  handVisits(db, former, member, heir);
  for (const { id, file_id } of documentsOf(db, { user: former, family_member_id: member.id })) {
    if (db.files.require(file_id).user_id === former.id) db.files.update(file_id, { user_id: heir.id });
    db.documents.update(id, { user_id: heir.id, family_member_id: null });
  }
  joinCards(db, member, heir);
  fillProfile(db, member, heir);
  endFeed(db, former, `${member.id}`);
  db.family_cards.remove(member.id);
  db.family_members.remove(member.id);
  if (!formerReads) return;
  const at = textOfEpoch(now);
  db.card_accesses.insert({
    id: db.card_accesses.nextId(),
    user_id: heir.id,
    family_member_id: null,
    email: former.email.toLowerCase(),
    right: 'read',
    sent_at: at,
    guest_id: former.id,
    relation: member.relation,
    accepted_at: at,
  });
}

/**
 * Moves the visits with their related rows to the heir, and removes the former owner's
 * notifications.
 */
function handVisits(db: Db, former: UserRow, member: FamilyMemberRow, heir: UserRow): void {
  const visits = db.visits.find('user', former.id).filter(({ family_member_id }) => family_member_id === member.id);
  const ids = new Set(visits.map(({ id }) => id));
  const own = { user_id: heir.id, family_member_id: null };
  for (const { id, phone } of visits) {
    // From now on the clinic and reminders use the heir's contacts.
    const contacts = { phone: heir.phone ?? member.phone ?? phone, email: heir.email };
    db.visits.update(id, { ...own, ...contacts, booked_by: heir.id });
    for (const event of [...db.visit_events.find('visit', id)]) {
      db.visit_events.update(event.id, { by: event.by ?? former.id });
    }
    for (const { id: review } of [...db.feedbacks.find('visit', id)]) db.feedbacks.update(review, { user_id: heir.id });
  }
  for (const { id, visit_id } of [...db.consents.find('user', former.id)]) {
    if (visit_id !== null && ids.has(visit_id)) db.consents.update(id, { user_id: heir.id });
  }
  for (const { id, visit_id } of [...db.waitlist.find('user', former.id)]) {
    if (visit_id !== null && ids.has(visit_id)) db.waitlist.update(id, { user_id: heir.id });
  }
  for (const { id, family_member_id } of [...db.clients.find('user', former.id)]) {
    if (family_member_id === member.id) db.clients.update(id, own);
  }
  for (const { id, target } of [...db.notifications.find('user', former.id)]) {
    if (target?.kind === 'visit' && ids.has(target.id)) db.notifications.remove(id);
  }
}

/**
 * Joins two cards. The result has the heir's blood type, the latest height and weight, and all
 * measurements by time.
 */
function joinCards(db: Db, member: FamilyMemberRow, heir: UserRow): void {
  const card = db.family_cards.get(member.id);
  const own = db.medical_cards.get(heir.id);
  if (card === undefined) return;
  if (own === undefined) {
    db.medical_cards.insert({ ...card, id: heir.id });
    return;
  }
  const [older, newer] = momentOfText(own.updated_at) < momentOfText(card.updated_at) ? [own, card] : [card, own];
  db.medical_cards.update(heir.id, {
    blood_type: own.blood_type ?? card.blood_type,
    rh_factor: own.rh_factor ?? card.rh_factor,
    height: newer.height ?? older.height,
    weight: newer.weight ?? older.weight,
    updated_at: newer.updated_at,
    measurements: joined(own, card),
  });
}

function joined(...cards: readonly MedicalCard[]): MedicalCard['measurements'] {
  return cards.flatMap(({ measurements }) => measurements).toSorted((a, b) => momentOfText(a.at) - momentOfText(b.at));
}

function fillProfile(db: Db, member: FamilyMemberRow, heir: UserRow): void {
  db.users.update(heir.id, {
    birthday: heir.birthday ?? member.birthday,
    gender: heir.gender ?? member.gender,
    iin: heir.iin ?? member.iin,
    phone: heir.phone ?? member.phone,
    citizenship_id: heir.citizenship_id ?? member.citizenship_id ?? null,
    document_number: heir.document_number ?? member.document_number ?? null,
  });
}
