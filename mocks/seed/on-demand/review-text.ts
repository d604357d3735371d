import type { Gender } from '#generated/models/gender.ts';
import type { Random } from '#mocks/db/random.ts';
import { PRAISE_BY_SPECIALISATION } from '../texts/reviews-by-specialisation.ts';
import { AFTERWORDS, APOLOGIES, COMPLAINTS, MIXED, PRAISE, REMARKS, THANKS } from '../texts/reviews.ts';

interface Genders {
  readonly doctor: Gender;
  readonly author: Gender;
}

/**
 * Fills in gendered forms: «{feminine|masculine}» by the doctor, «<feminine|masculine>» by the
 * author.
 */
function agree(text: string, { doctor, author }: Genders): string {
  return text
    .replace(/\{([^|}]*)\|([^}]*)\}/g, doctor === 'female' ? '$1' : '$2')
    .replace(/<([^|>]*)\|([^>]*)>/g, author === 'female' ? '$1' : '$2');
}

function praise(random: Random, specialisation: string): string {
  const own = PRAISE_BY_SPECIALISATION.get(specialisation) ?? PRAISE;
  return random.pick(random.chance(0.5) ? own : PRAISE);
}

function sentences(random: Random, rating: number, specialisation: string): string[] {
  if (rating <= 2) return random.sample(COMPLAINTS, rating === 1 && random.chance(0.5) ? 2 : 1);
  if (rating === 3) return [random.pick(MIXED)];
  const first = praise(random, specialisation);
  if (rating === 4) return [first, random.pick(REMARKS)];
  const second = praise(random, specialisation);
  const parts = [first];
  if (second !== first && random.chance(0.35)) parts.push(second);
  if (random.chance(0.55)) parts.push(random.pick(AFTERWORDS));
  return parts;
}

/** Writes the text of a review by rating, specialisation and genders. */
export function reviewText(random: Random, rating: number, specialisation: string, genders: Genders): string {
  return agree(sentences(random, rating, specialisation).join(' '), genders);
}

/** Writes the text of a doctor's reply. */
export function replyText(random: Random, rating: number, authorName: string, genders: Genders): string {
  return agree(random.pick(rating >= 4 ? THANKS : APOLOGIES), genders).replace('*', authorName);
}
