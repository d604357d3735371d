import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { Badge } from '@/shared/ui/badge';
import { PaceBadge } from './pace-badge';
import { deskLabel } from './visit-badge';
import { visitPace } from './visit-pace';

export function DeskBadges({ visit, at }: { visit: DeskVisit; at: number }) {
  const { text, tone, icon } = deskLabel(visit);
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
      <PaceBadge pace={visitPace(visit, at)} />
      {visit.first_time && <Badge tone="teal">Впервые</Badge>}
    </>
  );
}
