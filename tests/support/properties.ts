import fc from 'fast-check';

const isDeep = process.env['DEEP'] !== undefined;

/**
 * Number of cases of a property: ten times as many in the deep tier, with a new seed. Otherwise the
 * seed is fixed, so that only a change of the code can cause a failure.
 */
export const runs = (cases: number): number => (isDeep ? cases * 10 : cases);

fc.configureGlobal({ numRuns: runs(100), ...(!isDeep && { seed: 20_260_512 }) });

export { fc };
