import type { StaffRequest } from '#generated/models/staff-request.ts';
import type { StaffUpdateRequest } from '#generated/models/staff-update-request.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import { addAccount } from '../accounts.ts';
import { notifyClinicAccount } from '../notify.ts';
import { Refusal } from '../refusal.ts';
import { ownClinic, refuseForeignFilials } from './own-clinic.ts';

/**
 * Password of an invited account until its owner sets a password; the contract does not allow an
 * empty password in a login.
 */
const NO_PASSWORD = '';

export const isOwner = ({ clinic_rights }: UserRow): boolean => clinic_rights === undefined;
export const isInvited = ({ password }: UserRow): boolean => password === NO_PASSWORD;

const collator = new Intl.Collator(['ru', 'kk']);

/**
 * Returns the accounts of the clinic's cabinet, the owner first.
 * @throws Refusal 403
 */
export function staffOf(db: Db, user: UserRow): UserRow[] {
  return db.users
    .find('clinic', ownClinic(db, user).id)
    .toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)) || collator.compare(fullName(a), fullName(b)));
}

/**
 * Invites a person to the clinic's cabinet. For an unknown e-mail it creates an account, whose
 * password the person sets by password recovery.
 *
 * @throws Refusal 409 at `email` if the account already has a clinic's cabinet
 */
export function inviteStaff(db: Db, user: UserRow, request: StaffRequest, now: number): UserRow {
  const clinic = ownClinic(db, user);
  const email = request.email.toLowerCase();
  const known = db.users.findOne('email', email);
  if (known?.clinic_id !== undefined && known.clinic_id !== null) {
    const isOurs = known.clinic_id === clinic.id;
    const text = isOurs ? 'Этот человек уже работает в кабинете' : 'С этой почтой уже входят в кабинет другой клиники';
    throw Refusal.conflict('already_exists', 'email', text);
  }
  refuseForeignFilials(db, user, request.filial_ids, 'filial_ids');
  const rights = { clinic_id: clinic.id, clinic_rights: request.rights, clinic_filials: request.filial_ids };
  if (known !== undefined) {
    const invited = db.users.update(known.id, { ...rights, roles: [...new Set([...known.roles, 'clinic' as const])] });
    const title = `Вам открыт кабинет клиники «${clinic.short_title.replace(/[«»]/g, '')}»`;
    notifyClinicAccount(db, invited, { kind: 'system', title, text: '', target: null }, now);
    return invited;
  }
  const name = { first_name: request.first_name.trim(), second_name: request.second_name.trim() };
  return addAccount(db, { email, password: NO_PASSWORD, role: 'clinic', ...name, ...rights });
}

/**
 * @throws Refusal 404 for an account outside the clinic; 409 at `id` for the owner; 422 at
 * `filial_ids` for another clinic's filial
 */
export function changeRights(db: Db, user: UserRow, id: number, request: StaffUpdateRequest): UserRow {
  const member = memberToChange(db, user, id);
  refuseForeignFilials(db, user, request.filial_ids, 'filial_ids');
  return db.users.update(member.id, { clinic_rights: request.rights, clinic_filials: request.filial_ids });
}

/**
 * Removes a member of staff and ends their sessions. An account without another cabinet is deleted.
 *
 * @throws Refusal 404; 409 at `id`
 */
export function removeStaff(db: Db, user: UserRow, id: number): void {
  const member = memberToChange(db, user, id);
  for (const session of db.sessions.find('user', member.id)) db.sessions.remove(session.id);
  const roles = member.roles.filter((role) => role !== 'clinic');
  if (roles.length === 0) db.users.remove(member.id);
  else db.users.update(member.id, { roles, clinic_id: null, clinic_rights: [], clinic_filials: [] });
}

function memberToChange(db: Db, user: UserRow, id: number): UserRow {
  const member = db.users.get(id);
  if (member === undefined || member.clinic_id !== ownClinic(db, user).id) throw Refusal.notFound();
  if (isOwner(member)) throw Refusal.conflict('last_one', 'id', 'Владелец клиники остаётся со всеми правами');
  return member;
}
