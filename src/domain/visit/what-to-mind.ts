interface Told {
  /** Null where the filial itself takes a sample. */
  readonly doctor: object | null;
  readonly preparation: readonly string[];
}

/** Where no doctor receives, nobody has said yet that the clinic asks who it is. */
const PAPERS = 'Возьмите удостоверение личности, для ребёнка — свидетельство о рождении.';

/** How to prepare and what to bring. */
export function whatToMind({ doctor, preparation }: Told): readonly string[] {
  return doctor === null ? [...preparation, PAPERS] : preparation;
}
