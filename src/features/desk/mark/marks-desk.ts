import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A cabinet's operations that change the status of a visit. */
export interface MarksDesk {
  readonly stateUpdate: WriteOf<{ data: DeskVisit }, { id: number; data: VisitStateRequest }>;
  /** Restores a declined or cancelled visit. Absent if the user has no right to restore it. */
  readonly restore?: WriteOf<{ data: DeskVisit }, { id: number }>;
  /** Link to the page of a visit in this cabinet. */
  readonly link: (visitId: string) => Pick<LinkProps, 'to' | 'params'>;
  /** Refetches the data that must be outdated if the server has refused a change. */
  readonly reread: (client: QueryClient, visit: DeskVisit) => void;
}
