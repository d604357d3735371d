import type { BodyArea } from '#generated/models/body-area.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { QualificationCategory } from '#generated/models/qualification-category.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';

/** A row of a directory that is only a title. */
export interface Titled {
  readonly id: number;
  readonly title: string;
}

export interface City extends Titled {
  readonly slug: string;
  /** Prepositional case: «в Астане». */
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

/** Category or academic degree. Categories carry the value that filters use. */
export interface DoctorQualificationRow extends Titled {
  readonly kind: 'category' | 'degree';
  readonly category: QualificationCategory | null;
  /** As it stands inside a line of a card: «высшая категория». */
  readonly title_inline: string;
}

export interface MeddirectionRow extends Titled {
  readonly slug: string;
}

export interface SpecialisationRow extends Titled {
  readonly slug: string;
  /** «Кардиологи» */
  readonly title_plural: string;
  /** «кардиолога» */
  readonly title_genitive: string;
  readonly meddirection_id: number;
  /** Other words by which people look for it: «лор», «окулист». */
  readonly synonyms: readonly string[];
}

/** Which place a consultation has in a course of visits. */
export type VisitOrder = 'first' | 'repeat';

export interface ServiceRow extends Titled {
  readonly slug: string;
  /** As it stands on the doctor's own page: «Повторный приём», «ЭхоКГ». */
  readonly short_title: string;
  readonly kind: ServiceKind;
  readonly format: VisitFormat;
  /** Null for anything but a consultation in a clinic. */
  readonly visit_order: VisitOrder | null;
  readonly meddirection_id: number;
  readonly specialisation_ids: readonly number[];
  /** One plain sentence each. */
  readonly preparation: readonly string[];
  readonly duration_minutes: number;
  /** Working days until the result where it is made on the spot, 0 on the same day; null without a result. */
  readonly ready_in_workdays: number | null;
  /** Range of prices in Almaty, KZT. */
  readonly price_from: number;
  readonly price_to: number;
  /** Higher stands first where nothing else decides. */
  readonly popularity: number;
  readonly synonyms: readonly string[];
}

/** Whom a symptom leads to, and when it is an ambulance; of an adult or of a child. */
export interface SymptomGuidance {
  /** Specialisations that one begins with. */
  readonly first_ids: readonly number[];
  /** Those that come after, if it has not passed. */
  readonly later_ids: readonly number[];
  /** After how many days; null when one need not wait. */
  readonly later_after_days: number | null;
  /** «Бывает срочно» */
  readonly is_urgent: boolean;
  /** When to call 103. */
  readonly red_flags: readonly string[];
  /** What to do meanwhile and what cannot wait; null when there is nothing to add. */
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
