/** Writes generated/route-tree.gen.ts from the files of src/routes, as tsr.config.json has it. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = resolve(import.meta.dirname, '../..');
const config = getConfig({}, root);

// From nothing: beside an older file the generator keeps layouts that no longer exist.
rmSync(config.generatedRouteTree, { force: true });
await new Generator({ config, root }).run();
