import { writeFile } from 'node:fs/promises';
import { FLOW_DOCUMENT, flowDocument } from './lib/flow-document.ts';

/** `npm run docs:flows` writes the diagrams of the flows from their tables. */
await writeFile(FLOW_DOCUMENT, flowDocument());
