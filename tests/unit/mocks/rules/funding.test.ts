import { describe, expect, it } from 'vitest';
import { agreedFunding, refuseOtherFunding } from '#mocks/rules/funding.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const db = createSeed('small', '2026-05-12');
const slot = { doctor_id: 4, filial_id: 6, service_id: 1, starts_at: '2026-05-13T09:00:00+05:00' };
const base = [...db.visits.all()].find(({ doctor_id }) => doctor_id !== null);
const hold = (clock: string, doctor_id = 4) =>
  ({ ...slot, doctor_id, price: 8000, starts_at: `2026-05-13T${clock}:00+05:00` }) as Parameters<
    typeof agreedFunding
  >[1];

describe('the payer of a visit', () => {
  it('is the payer that the patient chooses, and with ОСМС the price is zero', () => {
    expect(agreedFunding(db, hold('09:00'), 'osms')).toEqual({ price: 0, funding: 'osms', needs_referral: true });
    expect(agreedFunding(db, hold('15:00'), 'dms')).toEqual({ price: 8000, funding: 'dms' });
  });

  it('is unknown until the patient chooses a payer, even if the offer names no payers', () => {
    const open = { price: 8000, payers: ['osms', 'dms', 'paid'] };
    expect(agreedFunding(db, hold('09:00'), undefined)).toEqual(open);
    expect(agreedFunding(db, { ...hold('09:00', 1), filial_id: 1 }, undefined)).toEqual({ price: 8000 });
  });

  it('can’t be ОСМС at a slot that ОСМС does not pay for, and a visit can’t be moved there', () => {
    expect(() => agreedFunding(db, hold('15:00'), 'osms')).toThrow(expect.objectContaining({ status: 422 }));
    const visit = base && { ...base, funding: 'osms' as const };
    expect(() => refuseOtherFunding(db, visit ?? null, hold('15:00'))).toThrow(
      expect.objectContaining({ status: 409 }),
    );
    expect(() => refuseOtherFunding(db, visit ?? null, hold('09:30'))).not.toThrow();
  });
});
