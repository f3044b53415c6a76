import { useState } from 'react';
import type { ProductImport } from '#contract/product-imports.ts';
import { followImport, startEdit, undoImport, type ProductEdit } from './imports.api.ts';
import { workOf } from './import-words.ts';

interface Progress {
  what: string;
  done: number;
  all: number;
}

/** Makes a bulk edit, or undoes one, and shows how far it is. */
export function useEdit() {
  const [progress, setProgress] = useState<Progress>();
  async function follow(begun: Promise<ProductImport>, first: Progress): Promise<ProductImport> {
    setProgress(first);
    try {
      return await followImport(await begun, (one) => setProgress(workOf(one)));
    } finally {
      setProgress(undefined);
    }
  }
  return {
    progress,
    make: (body: ProductEdit) =>
      follow(startEdit(body), { what: 'Changing', done: 0, all: body.products.length }),
    undo: (one: ProductImport) =>
      follow(undoImport(one.id), { what: 'Setting back', done: 0, all: one.counts.done }),
  };
}
