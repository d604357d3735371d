import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { VisitBadge } from '@/domain/visit/visit-badge';
import { visitPays, visitPaysNote } from '@/domain/visit/visit-payment';
import { visitPersonText, untilVisit, visitMoment } from '@/domain/visit/visit-text';
import { hasRoute } from '@/domain/visit/visit-where';
import { AnswerNote } from '@/features/patient/visit-parts/answer-note';
import { BeforeVisitButton } from '@/features/patient/visit-parts/before-visit-button';
import { PreparationList } from '@/features/patient/visit-parts/preparation-list';
import { VisitAttendance } from '@/features/patient/visit-parts/visit-attendance';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { VisitPlace } from '@/features/patient/visit-parts/visit-place';
import { VisitPlans } from '@/features/patient/visit-parts/visit-plans';
import { VisitVideo } from '@/features/patient/visit-parts/visit-video';
import { dayOf } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { ButtonLink, ButtonAnchor } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';
import { HomeSection } from './home-section';

interface NextVisitBlockProps {
  visit: Visit | null;
  /** Search form. On phones it is shown below the card. */
  search: ReactNode;
}

/** Block «Ближайший визит», or a link to the search if there is no upcoming visit. */
export function NextVisitBlock({ visit, search }: NextVisitBlockProps) {
  return (
    <HomeSection
      heading="Ближайший визит"
      aside={
        <Link to="/fo/patient/visits" className="link text-small font-medium">
          Все визиты
        </Link>
      }
    >
      {visit ? (
        <NextVisit key={visit.id} visit={visit} />
      ) : (
        <Card>
          <EmptyState
            icon={IconCalendarPlus}
            title="Предстоящих визитов нет"
            level={3}
            action={
              <ButtonLink variant="primary" to="/search" search={{ category: 'doctors' }}>
                Найти врача
              </ButtonLink>
            }
          >
            Когда запишетесь, здесь появятся время, адрес и&nbsp;подготовка к&nbsp;приёму.
          </EmptyState>
        </Card>
      )}
      {search}
    </HomeSection>
  );
}

/** The next visit: time, place, preparation, and the deadline to change it. */
function NextVisit({ visit }: { visit: Visit }) {
  const moment = useNow();
  const { filial, person } = visit;
  const route = { href: directionsUrl(filial), target: '_blank', rel: 'noreferrer' };

  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-h2">
          <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="hover:text-teal">
            {visitMoment(visit, dayOf(moment))}
          </Link>
        </h3>
        <VisitBadge visit={visit} />
      </div>
      <p className="mt-1 text-ink-2">
        {typeset(visit.service_title)}, {duration(visit.duration_minutes)}
        {person.family_member_id !== null && `. ${visitPersonText(person)}`}. {untilVisit(visit, moment)}
      </p>
      <VisitVideo visit={visit} className="mt-4" />
      <VisitAttendance visit={visit} className="mt-4" />
      <AnswerNote visit={visit} className="mt-4" />
      <div className="mt-5 grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
        <div className="flex min-w-0 flex-col gap-5 phone:gap-4">
          <VisitDoctor visit={visit} />
          <VisitPlace visit={visit}>
            {hasRoute(visit) && (
              <a {...route} className="link text-small phone:hidden">
                Как добраться<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
              </a>
            )}
          </VisitPlace>
          <p className="flex gap-3">
            <Icon icon={IconWallet} className="mt-0.5 text-ink-2" />
            <span>
              <span translate="no">{visitPays(visit)}</span>
              {visitPaysNote(visit) !== '' && <span className="text-ink-3">, {visitPaysNote(visit)}</span>}
            </span>
          </p>
        </div>
        <div className="self-start rounded-note bg-canvas p-4 text-small">
          <p className="font-medium">Как подготовиться</p>
          <PreparationList visit={visit} className="mt-2 gap-2" />
        </div>
        <div className="flex flex-wrap gap-2 *:w-auto *:grow desktop:hidden">
          {visit.format === 'home' ? null : <BeforeVisitButton visit={visit} wide className="phone:px-2" />}
          <ButtonAnchor href={phoneHref(filial.phone)} wide className="phone:px-2">
            <Icon icon={IconPhone} />
            Позвонить<span className="sr-only"> в&nbsp;клинику</span>
          </ButtonAnchor>
        </div>
      </div>
      <VisitPlans visit={visit} variant="footer" />
    </Card>
  );
}
