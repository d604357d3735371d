import type { BodyArea } from '#generated/models/body-area.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { PreparationRule } from '#generated/models/preparation-rule.ts';
import type { QualificationCategory } from '#generated/models/qualification-category.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';

/** A row of a directory that has only a title. */
export interface Titled {
  readonly id: number;
  readonly title: string;
}

export interface City extends Titled {
  readonly slug: string;
  /** City name in the prepositional case: «в Астане». */
  readonly title_locative: string;
  readonly lat: number;
  readonly lng: number;
}

export interface District extends Titled {
  readonly slug: string;
  readonly city_id: number;
  readonly lat: number;
  readonly lng: number;
}

/** A medical category or an academic degree; search filters use categories only. */
export interface DoctorQualificationRow extends Titled {
  readonly kind: 'category' | 'degree';
  readonly category: QualificationCategory | null;
  /** Title inside a sentence: «высшая категория». */
  readonly title_inline: string;
}

export interface MeddirectionRow extends Titled {
  readonly slug: string;
}

export interface SpecialisationRow extends Titled {
  readonly slug: string;
  /** Plural title: «Кардиологи». */
  readonly title_plural: string;
  /** Genitive title: «кардиолога». */
  readonly title_genitive: string;
  readonly meddirection_id: number;
  /** Synonyms in search: «лор», «окулист». */
  readonly synonyms: readonly string[];
}

export type VisitOrder = 'first' | 'repeat';

export interface ServiceRow extends Titled {
  readonly slug: string;
  /** Title on the doctor's page: «Повторный приём», «ЭхоКГ». */
  readonly short_title: string;
  readonly kind: ServiceKind;
  readonly format: VisitFormat;
  /** First or repeated visit; null unless the service is a consultation in a clinic. */
  readonly visit_order: VisitOrder | null;
  readonly meddirection_id: number;
  readonly specialisation_ids: readonly number[];
  /** Instructions before the visit, one sentence each. */
  readonly preparation: readonly string[];
  /** Rules that follow from the preparation; derived from its sentences if absent. */
  readonly preparation_rules?: readonly PreparationRule[];
  readonly duration_minutes: number;
  /**
   * Working days until a result made in the same filial, 0 for the same day; null if the service
   * gives no result.
   */
  readonly ready_in_workdays: number | null;
  /** Lowest price in Almaty, in KZT. */
  readonly price_from: number;
  readonly price_to: number;
  /** Weight in search; a higher value ranks first among equal results. */
  readonly popularity: number;
  readonly synonyms: readonly string[];
}

/** Specialisations and emergency signs for one symptom, for an adult or a child. */
export interface SymptomGuidance {
  readonly first_ids: readonly number[];
  /** Ids of specialisations to see if the symptom lasts. */
  readonly later_ids: readonly number[];
  /**
   * Days to wait before seeing one of the later specialisations; null if the patient need not wait.
   */
  readonly later_after_days: number | null;
  /** True if the symptom can be urgent («Бывает срочно»). */
  readonly is_urgent: boolean;
  /** Signs that require a call to 103. */
  readonly red_flags: readonly string[];
  /** Advice for the time until the visit; null if there is none. */
  readonly advice: string | null;
}

export interface SymptomSource {
  readonly title: string;
  readonly url: string | null;
}

export interface Symptom extends Titled {
  readonly slug: string;
  readonly area: BodyArea;
  readonly guidance: Readonly<Record<PatientGroup, SymptomGuidance>>;
  readonly sources: readonly SymptomSource[];
}
