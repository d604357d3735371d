/** Writes generated/route-tree.gen.ts from the files of src/routes. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routeTreeOptions } from '../../build/route-tree-options.ts';

const root = resolve(import.meta.dirname, '../..');
const config = getConfig(routeTreeOptions(root), root);

// From nothing: beside an older file the generator keeps layouts that no longer exist.
rmSync(config.generatedRouteTree, { force: true });
await new Generator({ config, root }).run();
