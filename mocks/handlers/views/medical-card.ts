import type { MedicalCard } from '#generated/models/medical-card.ts';
import type { Db } from '../../db/db.ts';
import { type CardOwner, cardOf, documentsOf } from '../../rules/medical-card.ts';

/** View of one person's medical card; its fields are empty if nothing was entered. */
export function medicalCardView(db: Db, owner: CardOwner): MedicalCard {
  const card = cardOf(db, owner);
  return {
    blood_type: card?.blood_type ?? null,
    rh_factor: card?.rh_factor ?? null,
    height: card?.height ?? null,
    weight: card?.weight ?? null,
    updated_at: card?.updated_at ?? null,
    measurements: [...(card?.measurements ?? [])],
    documents_count: documentsOf(db, owner).length,
  };
}
