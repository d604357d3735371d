import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** The operations with which a cabinet changes a visit's state. */
export interface MarksDesk {
  readonly stateUpdate: WriteOf<{ data: DeskVisit }, { id: number; data: VisitStateRequest }>;
  /** Undoes a refusal or cancellation. Absent without the right. */
  readonly restore?: WriteOf<{ data: DeskVisit }, { id: number }>;
  /** The page of a visit in this cabinet. */
  readonly link: (visitId: string) => Pick<LinkProps, 'to' | 'params'>;
  /** Refetches the data that a refused change has shown to be outdated. */
  readonly reread: (client: QueryClient, visit: DeskVisit) => void;
}
