const two = (value: number): string => String(value).padStart(2, '0');

/** Landline number «+7-727-000-11-50»; numbers with 000 are never assigned. */
function landline(areaCode: string, serial: number): string {
  return `+7-${areaCode}-000-${two(Math.floor(serial / 100) % 100)}-${two(serial % 100)}`;
}

/** Phone of a filial; numbers of consecutive ids look different. */
export function filialPhone(areaCode: string, filialId: number): string {
  return landline(areaCode, filialId * 17 + 1150);
}

const MOBILE_CODES = ['700', '701', '702', '705', '707', '708', '747', '771', '775', '776', '777', '778'];

/** Number of serials after which the numbers would repeat; `round` changes their last digits. */
const ROUND = 2100;

/** Mobile number «+7-747-555-61-09». Among 20,000 clients hardly any number is repeated. */
export function mobile(serial: number): string {
  const round = Math.floor(serial / ROUND);
  const [first, second] = [Math.floor(serial / 7) % 100, (serial * 37 + round * 11) % 100];
  return `+7-${MOBILE_CODES[serial % MOBILE_CODES.length] ?? '700'}-555-${two(first)}-${two(second)}`;
}
