import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Visit } from '#generated/models/visit.ts';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { HomeSection } from './home-section';
import { NextVisit } from './next-visit';

interface NextVisitBlockProps {
  visit: Visit | null;
  /** Follows the card on phones. */
  search: ReactNode;
}

/** «Ближайший визит», or the way to one. */
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
