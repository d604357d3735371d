import type { Db, Scale } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import { ALMATY } from '../dictionaries/cities.ts';
import { SPECIALISATIONS, specialisationById } from '../dictionaries/specialisations.ts';
import { HERO_DOCTORS } from '../heroes/doctors.ts';
import { specialisationPlan, type CityPlan } from '../scale.ts';
import type { SlugBook } from '../slug-book.ts';
import type { ClinicDraft } from './clinics.ts';
import { drawWeeks } from './doctor-hours.ts';
import { makeDoctorServices } from './doctor-services.ts';
import { makeDoctor } from './doctors.ts';

const PURPOSE = 41;
const SECOND_FILIAL_SHARE = 0.14;

/** Filials of a city in which doctors of each specialisation may work, with weights. */
class Workplaces {
  readonly #bySpecialisation = new Map<number, { filials: Filial[]; upTo: number[] }>();

  constructor(drafts: readonly ClinicDraft[]) {
    for (const { id } of SPECIALISATIONS) {
      const filials: Filial[] = [];
      const upTo: number[] = [];
      let total = 0;
      for (const draft of drafts) {
        if (!draft.profile.specialisation_ids.has(id)) continue;
        for (const filial of draft.filials) {
          total += draft.profile.draw;
          filials.push(filial);
          upTo.push(total);
        }
      }
      this.#bySpecialisation.set(id, { filials, upTo });
    }
  }

  draw(random: Random, specialisationId: number): Filial {
    const places = this.#bySpecialisation.get(specialisationId);
    const wanted = random.next() * (places?.upTo.at(-1) ?? 0);
    // Binary search for the first filial whose summed weight is above the drawn number.
    let low = 0;
    let high = (places?.upTo.length ?? 1) - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places?.upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const filial = places?.filials[low];
    if (filial === undefined) throw new Error(`no workplace for specialisation ${specialisationId}`);
    return filial;
  }
}

/**
 * Returns the specialisations of each doctor to generate: those of the plan, without the doctors
 * that the heroes already are.
 */
function specialisationLists(random: Random, scale: Scale, plan: CityPlan): number[][] {
  const { firsts, seconds } = specialisationPlan(scale, plan);
  const heroes = plan.city_id === ALMATY ? HERO_DOCTORS.map((hero) => hero.specialisations) : [];
  const lists = SPECIALISATIONS.flatMap(({ id, slug }, index) => {
    const count = (firsts[index] ?? 0) - heroes.filter((slugs) => slugs[0] === slug).length;
    return Array.from({ length: Math.max(0, count) }, () => [id]);
  });
  random.shuffle(lists);
  // If there are more heroes of a specialisation than planned doctors, fewer doctors of other
  // specialisations are generated.
  lists.length = Math.min(lists.length, plan.doctors - heroes.length);
  for (const [index, { id, slug, added_to }] of SPECIALISATIONS.entries()) {
    const takers = new Set(added_to);
    let left = (seconds[index] ?? 0) - heroes.filter((slugs) => slugs.slice(1).includes(slug)).length;
    for (const list of lists) {
      if (left <= 0) break;
      if (list.length > 1 || !takers.has(specialisationById(list[0] ?? 0).slug)) continue;
      list.push(id);
      left -= 1;
    }
  }
  return lists;
}

/** Generates a city's doctors with hours and services. */
export function seedCityDoctors(db: Db, plan: CityPlan, drafts: readonly ClinicDraft[], slugs: SlugBook): void {
  const random = new Random(plan.city_id, PURPOSE);
  const workplaces = new Workplaces(drafts);
  const year = Number(db.meta.today.slice(0, 4));
  for (const specialisationIds of random.shuffle(specialisationLists(random, db.meta.scale, plan))) {
    const main = specialisationIds[0] ?? 1;
    const filials = [workplaces.draw(random, main)];
    if (random.chance(SECOND_FILIAL_SHARE)) {
      const other = workplaces.draw(random, main);
      if (other.id !== filials[0]?.id) filials.push(other);
    }
    const doctor = db.doctors.seed(
      makeDoctor({ id: db.doctors.nextId(), cityId: plan.city_id, specialisationIds, filials, year }, slugs),
    );
    const { links, minutes } = makeDoctorServices(doctor, filials, db.doctor_services.nextId());
    for (const link of links) db.doctor_services.seed(link);
    drawWeeks(random, filials).forEach((days, index) => {
      db.working_hours.seed({
        id: db.working_hours.nextId(),
        doctor_id: doctor.id,
        filial_id: filials[index]?.id ?? 0,
        room: null,
        days,
        slot_minutes: minutes,
        odd_days: null,
      });
    });
  }
}
