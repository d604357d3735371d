import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { pathId } from '@/shared/url/ids';

it.each(['1', '17', '999999999999999'])('the id %s in a URL is valid', (text) => {
  expect(pathId(text)).toBe(Number(text));
});

it.each(['0', '-1', '1.5', '1e3', '007', '0x10', ' 1', 'abc', 'марк', '', '99999999999999999999', 'NaN'])(
  'the id «%s» in a URL shows «not found»',
  (text) => {
    expect(caught(() => pathId(text))).toSatisfy(isNotFound);
  },
);

function caught(does: () => unknown): unknown {
  try {
    does();
  } catch (error) {
    return error;
  }
  return undefined;
}
