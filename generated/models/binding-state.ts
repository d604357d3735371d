/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * State between doctor and filial. `active`: the doctor works there. `invited`: the clinic has asked, the doctor answers.
 * `requested`: the doctor has asked, the clinic answers. `declined` is seen by the side that had asked, until it deletes it;
 * `withdrawn` by the side that was asked and has not answered.
 */
export type BindingState = (typeof BindingState)[keyof typeof BindingState];

export const BindingState = {
  active: 'active',
  invited: 'invited',
  requested: 'requested',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
