/**
 * Writes generated/route-tree.gen.ts from the files of src/routes, configured by tsr.config.json.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = resolve(import.meta.dirname, '../..');
const config = getConfig({}, root);

// Deletes the old file first: the generator would keep layouts from it that no longer exist.
rmSync(config.generatedRouteTree, { force: true });
await new Generator({ config, root }).run();
