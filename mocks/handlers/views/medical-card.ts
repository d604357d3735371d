import type { MedicalCard } from '#generated/models/medical-card.ts';
import type { Db } from '../../db/db.ts';
import { type CardOwner, cardOf, documentsOf } from '../../rules/medical-card.ts';

/** The medical card of one person; empty if never filled in. */
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
