import type { Ask } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { privatePhoto } from '../images/public.ts';
import { readReport, readReportPhotoOwner } from './report.reads.ts';

/** What visitors see of a device that is for sale. Its photos are private again once it is sold. */
export function unitRoutes(calls: PrivateCalls, sources: { ask: Ask; files: FileStore }): void {
  const { ask } = sources;

  calls.define('GET /no/auth/web/site/products/{id}/device', async ({ params, query }) => ({
    status: 200,
    result: await readReport(ask, params.id, query.variation_id ?? null),
  }));

  calls.defineFile('/no/auth/web/site/device-photos/:id/:size', async (params) =>
    privatePhoto(sources, params, await readReportPhotoOwner(ask, params['id'] ?? '')),
  );
}
