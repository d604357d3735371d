import { SearchFact } from '#generated/models/search-fact.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';

/**
 * Columns: slug, title among doctors' parameters, title among clinics' parameters, everyday words,
 * means of payment. A title is empty if doctors or clinics do not have the parameter.
 */
const TABLE = `
english | Английский язык | | английский, english
parking | | Парковка | парковка
ramp | | Пандус | пандус
instalments | | Рассрочка | рассрочка | instalments
kazakh | Русский и казахский языки | |
pregnant | Ведёт беременных | |
lift | | Лифт |
children_room | | Детская комната |
card | | Оплата картой | | card
kaspi | | Оплата Kaspi | | kaspi_qr, kaspi_transfer`;

const ROWS = TABLE.split('\n')
  .slice(1)
  .map((line, index) => {
    const [slug = '', doctor = '', clinic = '', words = '', paying = ''] = line.split('|').map((cell) => cell.trim());
    return {
      id: index + 1,
      slug,
      title: clinic || doctor,
      doctor,
      clinic,
      words: words === '' ? [] : words.split(', '),
      paying: paying === '' ? [] : paying.split(', '),
    };
  });

const isFact = (slug: string): slug is SearchFact => Object.hasOwn(SearchFact, slug);

interface ParameterRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly words: readonly string[];
}

/** Returns a parameter with its title for a chip. */
export const parameterNamed = (id: number): ParameterRow | undefined => ROWS[id - 1];

const isOfPayment = (id: number): boolean => (ROWS[id - 1]?.paying.length ?? 0) > 0;

/** Whether a filial takes a means of payment; undefined for other parameters. */
function takes({ payment_methods = [] }: Filial, id: number): boolean | undefined {
  return isOfPayment(id) ? payment_methods.some((one) => ROWS[id - 1]?.paying.includes(one)) : undefined;
}

/** Parameters that a text can name besides a profession or a service: «парковка». */
export class Parameters {
  readonly rows: readonly ParameterRow[] = ROWS;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Whether a doctor has a parameter. A parameter that only clinics have is taken from the doctor's
   * clinics.
   */
  isOfDoctor(id: number, doctor: Doctor): boolean {
    const title = ROWS[id - 1]?.doctor ?? '';
    const own = [...this.#db.doctor_parameters.all()].find((row) => row.title === title);
    if (own !== undefined) return doctor.parameter_ids.includes(own.id);
    return doctor.filial_ids.some((filialId) => {
      const filial = this.#db.filials.get(filialId);
      if (filial?.state !== 'open') return false;
      return takes(filial, id) ?? this.isOfClinic(id, this.#db.clinics.require(filial.clinic_id));
    });
  }

  /** Returns a doctor's or clinic's parameters that are filters. */
  factsOf(stater: { readonly doctor: Doctor } | { readonly clinic: Clinic }): ReadonlySet<SearchFact> {
    const states = (id: number): boolean =>
      'doctor' in stater ? this.isOfDoctor(id, stater.doctor) : this.isOfClinic(id, stater.clinic);
    return new Set(ROWS.filter(({ id }) => states(id)).flatMap(({ slug }) => (isFact(slug) ? slug : [])));
  }

  isOfClinic(id: number, clinic: Clinic): boolean {
    if (isOfPayment(id)) {
      return this.#db.filials.find('clinic', clinic.id).some((one) => one.state === 'open' && takes(one, id) === true);
    }
    const title = ROWS[id - 1]?.clinic ?? '';
    const own = [...this.#db.clinic_parameters.all()].find((row) => row.title === title);
    return own !== undefined && clinic.parameter_ids.includes(own.id);
  }
}
