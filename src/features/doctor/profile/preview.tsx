import { Link } from '@tanstack/react-router';
import { useDoctorClinicBindingList } from '#generated/api/doctor-clinics/doctor-clinics.ts';
import { useDoctorFull } from '#generated/api/public-doctors/public-doctors.ts';
import { useDoctorQualificationList } from '#generated/api/public-reference/public-reference.ts';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { ReadinessNote } from '@/features/readiness/readiness-note';
import { useReadiness } from '@/features/readiness/use-readiness';
import { dataOf } from '@/shared/api/load';
import { typeset } from '@/shared/format/typography';
import { SectionError, SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { type DraftChange, previewBadges, previewCard } from './preview-draft';

interface PreviewProps {
  readonly profile: DoctorProfile;
  readonly draft: DraftChange;
}

/** Live preview of the doctor's search card and of the top of the doctor's page. */
export function Preview({ profile, draft }: PreviewProps) {
  const bindings = useDoctorClinicBindingList({ query: { ...shownBySection.query, select: dataOf } });
  const directory = useDoctorQualificationList({ query: { ...shownBySection.query, select: dataOf } });
  const readiness = useReadiness('doctor');
  // Before publication there is no page to load, so the card has no reviews and no times.
  const enabled = readiness?.page !== undefined;
  const page = useDoctorFull(profile.slug, undefined, { query: { ...shownBySection.query, select: dataOf, enabled } });
  const description = draft.description ?? profile.description ?? '';
  return (
    <aside aria-labelledby="preview" className="max-wide:static sticky top-20 flex min-w-0 flex-col gap-3">
      <h2 id="preview" className="scroll-mt-6 text-h3">
        Как вас видят пациенты
      </h2>
      <SectionQuery query={bindings}>
        {(data) => {
          const active = data.filter(({ state }) => state === 'active');
          const [main] = active;
          if (main === undefined) {
            return (
              <Card>
                <p className="text-ink-2">
                  Карточка появится в&nbsp;поиске, когда вы&nbsp;начнёте принимать хотя&nbsp;бы в&nbsp;одной клинике.
                </p>
                <p className="mt-2">
                  <Link to="/fo/doctor/clinics-binding" className="link font-medium">
                    Мои клиники
                  </Link>
                </p>
              </Card>
            );
          }
          return (
            // The preview is inert, because its links must not work.
            <div inert>
              <DoctorCard
                doctor={previewCard(
                  profile,
                  draft,
                  { main: main.filial, filials: active.length, page: page.data },
                  directory.data,
                )}
              />
            </div>
          );
        }}
      </SectionQuery>
      <Card>
        {description !== '' && (
          <p className="mb-3 line-clamp-12 text-small wrap-anywhere whitespace-pre-line">{typeset(description)}</p>
        )}
        <ul className="flex flex-wrap gap-2">
          {previewBadges(profile, draft).map((title) => (
            <li key={title}>
              <Badge>
                <span className="wrap-anywhere">{title}</span>
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
      {page.isError && <SectionError error={page.error} busy={page.isFetching} onRetry={() => void page.refetch()} />}
      <ReadinessNote readiness={readiness} />
      {readiness?.page && (
        <p className="text-small">
          <Link {...readiness.page} className="link font-medium">
            Открыть мою страницу
          </Link>
        </p>
      )}
    </aside>
  );
}
