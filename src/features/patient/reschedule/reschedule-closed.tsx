import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { againLink } from '@/domain/visit/visit-host';
import { phoneHref } from '@/shared/format/phone';
import { deadline } from '@/shared/format/time';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';

/** The visit can no longer be moved here: why, and the way that remains. */
export function RescheduleClosed({ visit }: { visit: Visit }) {
  const ended = hasEnded(visit);
  return (
    <Card className="mt-6">
      <EmptyState
        icon={IconCalendarOff}
        title={ended ? 'Этот визит уже завершён' : 'Перенести здесь уже нельзя'}
        action={
          ended ? (
            <ButtonLink {...againLink(visit, visit.service_id)} variant="primary">
              Записаться снова
            </ButtonLink>
          ) : (
            <ButtonAnchor href={phoneHref(visit.filial.phone)}>{visit.filial.phone}</ButtonAnchor>
          )
        }
      >
        {ended
          ? 'Выберите новое время.'
          : `Это можно было сделать ${deadline(visit.cancel_until)}. Позвоните в\u00A0клинику.`}
      </EmptyState>
    </Card>
  );
}
