import type { Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import { DESCRIPTIONS, WAYS } from '../texts/descriptions.ts';

const PURPOSE = 81;

/** Returns the doctor's own description, else a generated one. The generated text never changes. */
export function doctorDescription(db: Db, doctor: Doctor): string {
  if (doctor.description !== null) return doctor.description;
  const random = new Random(doctor.id, PURPOSE);
  const slug = db.specialisations.require(doctor.specialisation_ids[0] ?? 1).slug;
  const texts = DESCRIPTIONS.get(slug);
  if (texts === undefined) return random.pick(WAYS);
  const sentences = [random.pick(texts.treats), random.pick(texts.helps)];
  if (random.chance(0.7)) sentences.push(random.pick(WAYS));
  return sentences.join(' ');
}
