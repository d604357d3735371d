import { momentOfText } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { SlotHoldRow, VisitRow } from '#mocks/db/types/visit.ts';
import { ACTIVE_STATUSES } from '#mocks/db/types/visit.ts';

/** The visit to move and the person's holds, which do not block a slot. */
export interface Ignored {
  readonly visit_id?: number;
  readonly hold_ids?: readonly string[];
}

/** Busy interval of a doctor in moments; `to` is excluded. */
export interface Block {
  readonly from: number;
  readonly to: number;
  /** Id of the visit; null for a hold. */
  readonly visitId: number | null;
}

const NONE: readonly never[] = [];

/** Intervals of each doctor's active visits in all filials, cached until the Db changes. */
export class DoctorBlocks {
  readonly #db: Db;
  readonly #visits = new Map<number, readonly Block[]>();

  constructor(db: Db) {
    this.#db = db;
  }

  forget(): void {
    this.#visits.clear();
  }

  /** Returns a doctor's visits and active holds between two moments; `to` is excluded. */
  between(doctorId: number, from: number, to: number, nowMs: number, ignored: Ignored): readonly Block[] {
    const holds = this.#liveHolds(doctorId, nowMs, ignored.hold_ids);
    const visits = this.#visitsOf(doctorId);
    if (visits.length === 0 && holds.length === 0) return NONE;
    const touches = (block: Block): boolean => block.from < to && block.to > from;
    return [
      ...visits.filter((block) => touches(block) && block.visitId !== ignored.visit_id),
      ...holds.filter(touches),
    ];
  }

  hasLiveHold(doctorId: number, nowMs: number): boolean {
    return this.#liveHolds(doctorId, nowMs, NONE).length > 0;
  }

  #liveHolds(doctorId: number, nowMs: number, ignored: readonly string[] = NONE): readonly Block[] {
    if (this.#db.slot_holds.size === 0) return NONE;
    const isLive = (hold: SlotHoldRow): boolean => !ignored.includes(hold.id) && Date.parse(hold.expires_at) > nowMs;
    return this.#db.slot_holds
      .find('doctor', doctorId)
      .filter(isLive)
      .map((hold) => blockOf(hold, null));
  }

  #visitsOf(doctorId: number): readonly Block[] {
    const known = this.#visits.get(doctorId);
    if (known !== undefined) return known;
    const blocks = this.#db.visits
      .find('doctor', doctorId)
      .filter((visit) => ACTIVE_STATUSES.has(visit.status))
      .map((visit) => blockOf(visit, visit.id));
    this.#visits.set(doctorId, blocks);
    return blocks;
  }
}

function blockOf(row: Pick<VisitRow, 'starts_at' | 'ends_at'>, visitId: number | null): Block {
  return { from: momentOfText(row.starts_at), to: momentOfText(row.ends_at), visitId };
}
