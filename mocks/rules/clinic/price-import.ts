import type { PriceImportRequest } from '#generated/models/price-import-request.ts';
import type { PriceImport } from '#generated/models/price-import.ts';
import type { Db } from '../../db/db.ts';
import { pricedService, type PricedService } from '../../db/price-list.ts';
import type { Filial } from '../../db/types/place.ts';
import { HIGHEST_PRICE, writePrice } from './prices.ts';

type Problem = PriceImport['errors'][number];

/** A valid row of a price import. */
interface Line extends PricedService {
  readonly becomes: 'added' | 'changed' | 'unchanged';
}

/** Checks the rows of a price import and saves valid rows if requested. */
export function importPrices(db: Db, filial: Filial, { rows, save }: PriceImportRequest): PriceImport {
  const services = serviceNames(db);
  const seen = new Map<number, number>();
  const errors: Problem[] = [];
  const lines: Line[] = [];
  for (const row of rows) {
    const problems: Problem[] = [];
    const serviceId = services.get(plain(row.service));
    const price = priceOf(row.price);
    const visible = visibleOf(row.visible ?? '');
    const complain = (field: Problem['field'], text: string): void => {
      problems.push({ line: row.line, field, text });
    };
    const twin = serviceId === undefined ? undefined : seen.get(serviceId);
    if (serviceId === undefined) complain('service', unknownService(row.service.trim()));
    else if (twin === undefined) seen.set(serviceId, row.line);
    else complain('service', `Эта услуга уже есть в строке ${twin}`);
    if (typeof price === 'string') complain('price', price);
    if (visible === undefined) complain('visible', 'Напишите «да» или «нет»');
    errors.push(...problems);
    if (problems.length > 0 || serviceId === undefined || typeof price === 'string' || visible === undefined) continue;
    lines.push(lineOf(db, filial, serviceId, price, visible));
  }
  const isSaved = save === 'valid' || (save === 'all' && errors.length === 0);
  if (isSaved) for (const line of lines) if (line.becomes !== 'unchanged') writePrice(db, filial, line);
  const count = (becomes: Line['becomes']): number => lines.filter((line) => line.becomes === becomes).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    saved: isSaved ? count('added') + count('changed') : 0,
    errors,
  };
}

function unknownService(typed: string): string {
  return typed === '' ? 'Укажите услугу' : `Такой услуги нет в справочнике: «${typed.slice(0, 200)}»`;
}

function lineOf(db: Db, filial: Filial, service_id: number, price: number, visible: boolean | null): Line {
  const before = pricedService(db, filial, service_id);
  const is_visible = visible ?? before?.is_visible ?? true;
  const isSame = before?.price === price && before.is_visible === is_visible;
  return { service_id, price, is_visible, becomes: before === undefined ? 'added' : isSame ? 'unchanged' : 'changed' };
}

/** Ids of services by the names that an imported table may use. */
function serviceNames(db: Db): Map<string, number> {
  const names = new Map<string, number>();
  for (const { id, title, slug } of db.services.all()) {
    names.set(plain(title), id);
    names.set(slug, id);
  }
  return names;
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll(/\s+/g, ' ').replaceAll('ё', 'е');
}

/** Parses a price in KZT; returns an error text for an invalid one. */
function priceOf(typed: string): number | string {
  const digits = typed
    .replaceAll(/\s/g, '')
    .replace(/(?:₸|тг\.?|тенге)$/i, '')
    .replace(/[.,]00?$/, '');
  if (digits === '') return 'Укажите цену';
  if (!/^\d+$/.test(digits)) return 'Цена пишется цифрами, например 2500';
  const price = Number(digits);
  return price < 1 || price > HIGHEST_PRICE ? 'Цена должна быть от 1 до 10 000 000 ₸' : price;
}

const YES = new Set(['да', '1', 'yes', 'true', '+']);
const NO = new Set(['нет', '0', 'no', 'false', '-', '–']);

/** Parses «да» or «нет»; null for an empty cell, undefined for another text. */
function visibleOf(typed: string): boolean | null | undefined {
  const word = plain(typed);
  if (word === '') return null;
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
