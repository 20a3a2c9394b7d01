#!/usr/bin/env node
import { resolve } from 'node:path';
import { compiled } from './compiled.mjs';

const root = resolve(import.meta.dirname, '../../..');
const { checkSize } = await compiled('check-size');
const { table, isWithinBudget } = await checkSize(root, resolve(root, process.env.MODULES_DIR ?? '.modules'));
console.log(`Transfer on a first visit, brotli, without pictures and font\n${table}`);
if (!isWithinBudget) process.exitCode = 1;
