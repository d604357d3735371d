import type { Contact } from '#generated/models/contact.ts';
import type { DoctorParameterLink } from '#generated/models/doctor-parameter-link.ts';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import type { DoctorServiceLink as ServiceLinkBody } from '#generated/models/doctor-service-link.ts';
import type { SpecialisationLink } from '#generated/models/specialisation-link.ts';
import type { Db } from '../../db/db.ts';
import { formatsOf, patientsOf } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { Doctor, DoctorServiceLink } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { visitsAhead } from '../../rules/bindings.ts';
import { completenessOf } from '../../rules/doctor/completeness.ts';
import { servicesOf } from '../../rules/doctor/service-links.ts';
import { educations, qualifications, workExperiences } from '../../seed/on-demand/doctor-history.ts';
import { doctorDescription } from '../../seed/on-demand/doctor-texts.ts';
import { certificateView, educationView, workExperienceView } from './doctor-history.ts';
import { fundingView } from './doctor.ts';
import { licenceView } from './place.ts';
import { serviceView } from './service.ts';

export function doctorProfileView(db: Db, user: UserRow, doctor: Doctor, now: number): DoctorProfile {
  return {
    ...pick(doctor, 'id', 'slug', 'first_name', 'second_name', 'third_name', 'avatar'),
    ...pick(doctor, 'age_min', 'age_max', 'category_id', 'degree_id', 'experience_since'),
    ...licenceView(doctor),
    phone: db.doctor_contacts.get(doctor.id)?.phone ?? null,
    email: user.email,
    contacts: doctorContactsView(db, doctor),
    description: doctorDescription(db, doctor),
    specialisations: doctor.specialisation_ids.map((id) => specialisationLinkView(db, id)),
    work_experience: workExperiences.of(db, doctor.id).map(workExperienceView),
    education: educations.of(db, doctor.id).map(educationView),
    certificates: qualifications.of(db, doctor.id).map((row) => certificateView(db, row, now)),
    patients: patientsOf(doctor),
    formats: formatsOf(doctor),
    payment_methods: [...(doctor.payment_methods ?? [])],
    services: servicesOf(db, doctor).map((link) => serviceLinkView(db, link, now)),
    parameters: doctor.parameter_ids.map((id) => parameterLinkView(db, id)),
    ...completenessOf(db, doctor),
  };
}

/**
 * View of a doctor's specialisation. It has the specialisation's id, because a doctor has each only
 * once.
 */
export function specialisationLinkView(db: Db, specialisationId: number): SpecialisationLink {
  const { id, slug, title, title_plural } = db.specialisations.require(specialisationId);
  return { id, specialisation: { id, slug, title, title_plural } };
}

/** View of a doctor's parameter. It has the parameter's id, because a doctor has each only once. */
export function parameterLinkView(db: Db, parameterId: number): DoctorParameterLink {
  const { id, title } = db.doctor_parameters.require(parameterId);
  return { id, parameter_id: id, title };
}

export function serviceLinkView(db: Db, link: DoctorServiceLink, now: number): ServiceLinkBody {
  return {
    ...pick(link, 'id', 'filial_id', 'price', 'duration_minutes'),
    visible: link.is_visible,
    filial_title: db.filials.require(link.filial_id).title,
    service: serviceView(db, db.services.require(link.service_id)),
    ...fundingView(link),
    visits_ahead: visitsAhead(db, link.doctor_id, [link.filial_id], now).filter(
      ({ service_id }) => service_id === link.service_id,
    ).length,
  };
}

/** Contacts: phone and e-mail of each filial, then the doctor's own. */
export function doctorContactsView(db: Db, doctor: Doctor): Contact[] {
  const ofFilials = doctor.filial_ids.flatMap((id): Contact[] => {
    const { phone, email } = db.filials.require(id);
    return [
      { kind: 'phone', value: phone, filial_id: id },
      ...(email === null ? [] : [{ kind: 'email' as const, value: email, filial_id: id }]),
    ];
  });
  const own = db.doctor_contacts.get(doctor.id);
  if (own === undefined) return ofFilials;
  const ofDoctor = (['phone', 'whatsapp', 'telegram', 'instagram'] as const).flatMap((kind): Contact[] => {
    const value = own[kind];
    return value === null || value === '' ? [] : [{ kind, value, filial_id: null }];
  });
  return [...ofFilials, ...ofDoctor];
}
