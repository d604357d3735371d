import type { Service } from '#generated/models/service.ts';
import type { Db } from '../../db/db.ts';
import { preparationRules } from '../../db/filial-offers.ts';
import { pick } from '../../db/pick.ts';
import type { ServiceRow } from '../../db/types/reference.ts';

export function serviceView(db: Db, service: ServiceRow): Service {
  const rules = preparationRules(service);
  return {
    ...pick(service, 'id', 'slug', 'title', 'short_title', 'kind', 'format'),
    meddirection: db.meddirections.require(service.meddirection_id).slug,
    preparation: [...service.preparation],
    ...(rules.length > 0 && { preparation_rules: [...rules] }),
  };
}
