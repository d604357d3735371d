import type { MedicalCard } from '@generated/models/medical-card.ts';
import type { Db } from '../../db/db.ts';

/** The card of an account; one that was never filled in is empty. */
export function medicalCardView(db: Db, userId: number): MedicalCard {
  const card = db.medical_cards.get(userId);
  return {
    blood_type: card?.blood_type ?? null,
    rh_factor: card?.rh_factor ?? null,
    height: card?.height ?? null,
    weight: card?.weight ?? null,
    updated_at: card?.updated_at ?? null,
    measurements: [...(card?.measurements ?? [])],
    documents_count: db.documents.find('user', userId).length,
  };
}
