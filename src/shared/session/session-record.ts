/**
 * Roles in the response that describes the current user. Each role has a cabinet (docs/rules.md §3,
 * §6).
 */
export const cabinets = ['user', 'doctor', 'clinic'] as const;
export type Cabinet = (typeof cabinets)[number];

export interface Session {
  readonly accessToken: string | null;
  readonly currentCabinet: Cabinet | null;
}

export const guest: Session = { accessToken: null, currentCabinet: null };

export function isCabinet(value: unknown): value is Cabinet {
  return cabinets.some((cabinet) => cabinet === value);
}

/** Parses a stored session. An invalid text results in the session of a guest. */
export function parseSession(text: string | null): Session {
  try {
    const record: unknown = JSON.parse(text ?? 'null');
    if (typeof record !== 'object' || record === null || !('accessToken' in record)) return guest;
    const { accessToken } = record;
    if (typeof accessToken !== 'string' || !/^[\x21-\x7e]+$/.test(accessToken)) return guest;
    const cabinet = 'currentCabinet' in record ? record.currentCabinet : null;
    return { accessToken, currentCabinet: isCabinet(cabinet) ? cabinet : null };
  } catch {
    return guest;
  }
}

export function serializeSession({ accessToken, currentCabinet }: Session): string {
  return JSON.stringify({ accessToken, currentCabinet });
}

/** First page of each cabinet (docs/rules.md §2). */
export const cabinetHome = {
  user: '/fo/patient',
  doctor: '/fo/doctor',
  clinic: '/fo/clinic',
} as const satisfies Record<Cabinet, string>;
