import fc from 'fast-check';

const isDeep = process.env['DEEP'] !== undefined;

/**
 * How many cases a property is tried with: in the deep tier ten times as many, and new ones each time. Everywhere else they are the same in
 * every run, so that what fails is the change, and never the luck of the draw.
 */
export const runs = (cases: number): number => (isDeep ? cases * 10 : cases);

fc.configureGlobal({ numRuns: runs(100), ...(!isDeep && { seed: 20_260_512 }) });

export { fc };
