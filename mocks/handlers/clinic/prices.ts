import * as pricesMocks from '#generated/mocks/clinic-prices/clinic-prices.msw.ts';
import type { PriceItem } from '#generated/models/price-item.ts';
import type { Db } from '../../db/db.ts';
import { pricedService } from '../../db/price-list.ts';
import type { Clinic, Filial } from '../../db/types/place.ts';
import { implement } from '../../implement.ts';
import { ownClinic, ownFilial, wholeClinic } from '../../rules/clinic/own-clinic.ts';
import { importPrices } from '../../rules/clinic/price-import.ts';
import { addPrice, changePrice, changePrices, removePrice, servicesIn } from '../../rules/clinic/prices.ts';
import { changeQuestions, questionList } from '../../rules/question-lists.ts';
import { serviceQuestion } from '../../rules/visit-questions.ts';
import { pageOf } from '../views/paging.ts';

export const prices = implement(pricesMocks)({
  clinicPriceList: ({ db, user, path, query }) => {
    const filial = ownFilial(db, user, path.id);
    const all = servicesIn(db, filial).map((id) => priceItem(db, filial, id));
    const visible = all.filter(({ is_visible }) => is_visible).length;
    const words = plain(query.q ?? '').split(' ');
    const found = all.filter(
      (item) =>
        words.every((word) => plain(item.title).includes(word)) &&
        (query.kind === undefined || item.kind === query.kind) &&
        (query.visible === undefined || item.is_visible === query.visible),
    );
    const { rows, meta } = pageOf(found, query);
    return { data: [...rows], meta: { ...meta, all: all.length, visible, hidden: all.length - visible } };
  },
  clinicPriceCreate: ({ db, user, path, body }) => {
    const filial = ownFilial(db, user, path.id);
    addPrice(db, filial, body);
    return { data: priceItem(db, filial, body.service_id) };
  },
  clinicPriceBulkUpdate: ({ db, user, path, body }) => {
    const filial = ownFilial(db, user, path.id);
    changePrices(db, filial, body);
    return { data: body.service_ids.map((id) => priceItem(db, filial, id)) };
  },
  clinicPriceUpdate: ({ db, user, path, body }) => {
    const filial = ownFilial(db, user, path.id);
    changePrice(db, filial, path.service, body);
    return { data: priceItem(db, filial, path.service) };
  },
  clinicPriceDelete: ({ db, user, path }) => removePrice(db, ownFilial(db, user, path.id), path.service),
  clinicServiceQuestionList: ({ db, user, path }) => ({
    data: questionList(db, askedIn(ownClinic(db, user), path.service)).map((row) => serviceQuestion(db, row)),
  }),
  clinicServiceQuestionsUpdate: ({ db, user, path, body }) => ({
    data: changeQuestions(db, askedIn(wholeClinic(db, user), path.service), body.questions).map((row) =>
      serviceQuestion(db, row),
    ),
  }),
  clinicPriceImport: ({ db, user, path, body }) => ({ data: importPrices(db, ownFilial(db, user, path.id), body) }),
});

function askedIn({ id: clinic_id }: Clinic, service_id: number) {
  return { clinic_id, doctor_id: null, service_id };
}

/**
 * A row of the price list. Its `is_visible` is true if patients see the price of the filial or of
 * one of its doctors.
 */
function priceItem(db: Db, filial: Filial, serviceId: number): PriceItem {
  const { id, slug, title, kind } = db.services.require(serviceId);
  const own = pricedService(db, filial, id);
  const links = db.doctor_services.find('filial', filial.id).filter(({ service_id }) => service_id === id);
  const amounts = links.map(({ price }) => price);
  return {
    service_id: id,
    slug,
    title,
    kind,
    price: own?.price ?? null,
    is_visible: own?.is_visible ?? links.some(({ is_visible }) => is_visible),
    doctors_count: new Set(links.map(({ doctor_id }) => doctor_id)).size,
    doctor_price_from: amounts.length === 0 ? null : Math.min(...amounts),
    doctor_price_to: amounts.length === 0 ? null : Math.max(...amounts),
  };
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll(/\s+/g, ' ').replaceAll('ё', 'е');
}
