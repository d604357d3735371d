import { describe, expect, it } from 'vitest';
import { readHash, writeHash } from '@/workbench/hash-state';

describe('the workbench’s state in a URL’s hash', () => {
  it('is the same after it was written into the URL and read back', () => {
    const state = {
      now: '2026-05-12T08:20',
      scale: 'small',
      conditions: {
        '*': { latency: 300 },
        visitCreate: { fault: '409', times: 1, latency: 800 },
        cityList: { fault: 'broken JSON' },
        visitList: { frozen: true },
        doctorFull: { latency: 300, any: 7 },
      },
    } as const;
    const hash = writeHash(state);
    expect(hash).toBe(
      '#workbench?now=2026-05-12T08:20&scale=small&*=300ms&visitCreate=409,800ms,1x&cityList=broken+JSON&visitList=frozen&doctorFull=300ms,any:7',
    );
    expect(readHash(hash)).toEqual(state);
    expect(readHash(new URL(`https://aman.example/${hash}`).hash)).toEqual(state);
  });

  it('is empty if the URL’s hash contains something else', () => {
    expect(readHash('')).toBeUndefined();
    expect(readHash('#workbenches')).toBeUndefined();
    expect(readHash('#workbench')).toEqual({ conditions: {} });
    expect(writeHash({ conditions: { cityList: {} } })).toBe('#workbench');
  });

  it('is read without the invalid values', () => {
    expect(readHash('#workbench?now=tomorrow&scale=tiny&cityList=')).toEqual({ conditions: { cityList: {} } });
  });
});
