import type { ReactNode } from 'react';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { AboutSection } from './about/about-section';
import { EducationSection } from './background/education-section';
import { ExperienceSection } from './background/experience-section';
import { QualificationSection } from './background/qualification-section';
import { ClinicsSection } from './clinics/clinics-section';
import { ReviewsSection } from './reviews/reviews-section';
import type { SectionId } from './sections/sections';
import { ServicesSection } from './services/services-section';

interface AllSectionsProps {
  doctor: DoctorFull;
  /** The sections that have something to show. */
  ids: readonly SectionId[];
  /** After a service was chosen. */
  onServiceChosen: () => void;
}

/** All that is known of a doctor, under the tabs. */
export function AllSections({ doctor, ids, onServiceChosen }: AllSectionsProps) {
  const sections: Record<SectionId, ReactNode> = {
    services: <ServicesSection key="services" onChosen={onServiceChosen} />,
    about: <AboutSection key="about" doctor={doctor} />,
    education: <EducationSection key="education" slug={doctor.slug} />,
    experience: <ExperienceSection key="experience" slug={doctor.slug} />,
    qualification: <QualificationSection key="qualification" slug={doctor.slug} />,
    reviews: <ReviewsSection key="reviews" doctor={doctor} />,
    clinics: <ClinicsSection key="clinics" slug={doctor.slug} />,
  };
  return ids.map((id) => sections[id]);
}
