interface Compared {
  readonly id: number;
}

/**
 * Id of the doctor with the highest value; null if two doctors have the highest value, or if only
 * one value is known.
 */
export function bestOf<Doctor extends Compared>(
  doctors: readonly Doctor[],
  value: (doctor: Doctor) => number | null,
): number | null {
  const known = doctors
    .flatMap((doctor) => {
      const own = value(doctor);
      return own === null ? [] : [{ id: doctor.id, own }];
    })
    .toSorted((a, b) => b.own - a.own);
  const [first, second] = known;
  return first !== undefined && second !== undefined && first.own > second.own ? first.id : null;
}
