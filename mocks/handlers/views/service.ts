import type { Service } from '#generated/models/service.ts';
import type { Db } from '../../db/db.ts';
import type { ServiceRow } from '../../db/types/reference.ts';

export function serviceView(db: Db, service: ServiceRow): Service {
  return {
    id: service.id,
    slug: service.slug,
    title: service.title,
    short_title: service.short_title,
    kind: service.kind,
    format: service.format,
    meddirection: db.meddirections.require(service.meddirection_id).slug,
    preparation: [...service.preparation],
  };
}
