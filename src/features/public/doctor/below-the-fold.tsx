import type { DoctorFull } from '@generated/models/doctor-full';
import type { ReactNode } from 'react';
import { AboutSection } from './about/about-section';
import { EducationSection } from './background/education-section';
import { ExperienceSection } from './background/experience-section';
import { QualificationSection } from './background/qualification-section';
import { ClinicsSection } from './clinics/clinics-section';
import { ReviewsSection } from './reviews/reviews-section';
import type { SectionId } from './sections/sections';

interface BelowTheFoldProps {
  doctor: DoctorFull;
  ids: readonly SectionId[];
}

/** What one scrolls to: a chunk of its own, so that the first screen does not wait for it. */
export function BelowTheFold({ doctor, ids }: BelowTheFoldProps) {
  const sections: Record<Exclude<SectionId, 'services'>, ReactNode> = {
    about: <AboutSection key="about" doctor={doctor} />,
    education: <EducationSection key="education" slug={doctor.slug} />,
    experience: <ExperienceSection key="experience" slug={doctor.slug} />,
    qualification: <QualificationSection key="qualification" slug={doctor.slug} />,
    reviews: <ReviewsSection key="reviews" doctor={doctor} />,
    clinics: <ClinicsSection key="clinics" slug={doctor.slug} />,
  };
  return ids.map((id) => (id === 'services' ? null : sections[id]));
}
