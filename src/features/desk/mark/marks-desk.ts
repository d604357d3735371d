import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** By which operation a cabinet takes its visits from state to state. */
export interface MarksDesk {
  readonly stateUpdate: WriteOf<{ data: DeskVisit }, { id: number; data: VisitStateRequest }>;
  /** Takes a refusal or a cancellation back. Absent for whoever may not. */
  readonly restore?: WriteOf<{ data: DeskVisit }, { id: number }>;
  /** The page of a visit in this cabinet. */
  readonly link: (visitId: string) => Pick<LinkProps, 'to' | 'params'>;
  /** Reads again what a refusal has shown to be old. */
  readonly reread: (client: QueryClient, visit: DeskVisit) => void;
}
