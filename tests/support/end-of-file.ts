import { afterAll } from 'vitest';
import { endFile } from './cleanup.ts';

// This is a setup file: a hook that is registered inside another hook would never run. It is loaded anew for each test
// file, while files that share a process share other modules. So it keeps nothing: its list would not be theirs.
afterAll(endFile);
