import { cabinetHome } from '@/shared/session/session-record';
import type { Visitor } from './access-rules';

/** Where a visitor is at home: their current cabinet, or the home page. */
export function homeOf(visitor: Visitor): string {
  const cabinet = visitor.kind === 'guest' ? null : visitor.cabinet;
  return cabinet === null ? '/' : cabinetHome[cabinet];
}
