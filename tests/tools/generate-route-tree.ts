/** Writes generated/route-tree.gen.ts from the files of src/routes. */
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeTreeOptions } from '../../src/build/route-tree-options.ts';

const root = resolve(import.meta.dirname, '../..');
const generator = new Generator({ config: getConfig(routeTreeOptions(root), root), root });
await generator.run();
