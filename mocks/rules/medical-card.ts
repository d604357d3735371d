import type { MedicalCardRequest } from '@generated/models/medical-card-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { MedicalCard, UserRow } from '../db/types/person.ts';

/** Saves the medical data. A changed height or weight is kept as a measurement; saying the same again changes nothing. */
export function changeMedicalCard(db: Db, user: UserRow, request: MedicalCardRequest, now: number): MedicalCard {
  const known = db.medical_cards.get(user.id);
  const at = textOfEpoch(now);
  const { height, weight } = request;
  const isMeasured = height !== (known?.height ?? null) || weight !== (known?.weight ?? null);
  const isChanged =
    isMeasured ||
    request.blood_type !== (known?.blood_type ?? null) ||
    request.rh_factor !== (known?.rh_factor ?? null);
  if (known !== undefined && !isChanged) return known;
  const before = known?.measurements ?? [];
  const card: MedicalCard = {
    id: user.id,
    ...request,
    updated_at: at,
    // Emptied fields are no measurement.
    measurements: isMeasured && (height !== null || weight !== null) ? [...before, { at, height, weight }] : before,
  };
  return known === undefined ? db.medical_cards.insert(card) : db.medical_cards.update(user.id, card);
}
