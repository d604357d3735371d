import { expect, it } from 'vitest';
import { readHash } from '@/workbench/hash-state';
import { unknownIn } from '@/workbench/unknown-conditions';

const unknown = (query: string): string[] => unknownIn(readHash(`#workbench?${query}`)?.conditions ?? {});

it('a link that names an operation or a fault which is not there is told so', () => {
  expect(unknown('visitCreat=409&visitList=418&*=nonsense')).toEqual([
    'the operation visitCreat',
    'the fault 418 of visitList',
    'the fault nonsense of *',
  ]);
});

it('a link that can be carried out is left without a word', () => {
  expect(unknown('visitCreate=409,800ms,1x&cityList=broken+JSON&*=500&doctorFull=any:7&now=2026-05-12')).toEqual([]);
});
