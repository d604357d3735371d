/**
 * Writes generated/route-tree.gen.ts from the files of src/routes. Its settings are in
 * tsr.config.json.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = resolve(import.meta.dirname, '../..');
const config = getConfig({}, root);

// Delete the old file first, because the generator would keep layouts that were deleted since.
rmSync(config.generatedRouteTree, { force: true });
await new Generator({ config, root }).run();
