/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Area of the body by which symptoms are grouped.
 */
export type BodyArea = (typeof BodyArea)[keyof typeof BodyArea];

export const BodyArea = {
  head: 'head',
  throat: 'throat',
  eyes: 'eyes',
  chest: 'chest',
  abdomen: 'abdomen',
  back_and_joints: 'back_and_joints',
  skin: 'skin',
  urinary: 'urinary',
  women: 'women',
  general: 'general',
} as const;
