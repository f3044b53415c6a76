import type { FastifyInstance, FastifyRequest } from 'fastify';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Ask } from '../db/connect.ts';
import type { WholeUnit } from '../features/units/unit.reads.ts';
import { readUnit, unitReaderOf } from '../features/units/unit.reads.ts';
import type { Account } from '../http/account.ts';
import { Refusal } from '../http/refusal.ts';
import { barcodeSvg } from '../ports/barcode.ts';
import { escapeHtml, stylesIn } from './html.ts';
import { labelsHtml, noteHtml } from './paper-html.ts';

interface Sources {
  ask: Ask;
  shopName: () => Promise<string>;
  template: () => Promise<string>;
  /** Staff of the bench; or why the request is refused. */
  staffOf: (request: FastifyRequest) => Promise<Account | Refusal>;
}

const MOST_UNITS = 100;

/**
 * A label for a device: its name, and its number as a barcode, which opens its page. Its IMEI is not on it.
 */
const labelOf = async ({ number, name, choice, grade }: WholeUnit): Promise<string> =>
  `<li class="shelf-label"><p class="shelf-name">${escapeHtml([name, choice].filter(Boolean).join(', '))}</p>
<p class="shelf-price">${escapeHtml(grade ?? '')}</p>
<div class="shelf-code"><div aria-hidden="true">${await barcodeSvg(number)}</div><p>${escapeHtml(number)}</p></div></li>`;

/** Labels of devices on one page to print, each once. */
export function unitLabelRoutes(app: FastifyInstance, { ask, shopName, template, staffOf }: Sources): void {
  app.get<{ Querystring: { numbers?: unknown } }>('/office/unit-labels', async (request, reply) => {
    const account = await staffOf(request);
    const around = { shop: await shopName(), styles: stylesIn(await template()) };
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8');
    if (account instanceof Refusal) {
      const back = { href: '/', label: 'Go to the start' };
      return reply.code(account.status).send(noteHtml(account.message, { ...around, back }));
    }
    const area = account.office?.of === 'site' ? 'admin' : 'vendor';
    const back = { href: officePaths.units(area), label: 'Back to the units' };
    const { numbers: asked } = request.query;
    const numbers = new Set(typeof asked === 'string' ? asked.split(',').slice(0, MOST_UNITS) : []);
    const reader = unitReaderOf(account);
    const labels: string[] = [];
    for (const number of reader ? numbers : []) {
      const unit = reader && (await readUnit(ask, number, { ...reader, seesCost: false }));
      if (unit) labels.push(await labelOf(unit));
    }
    if (labels.length === 0)
      return reply.code(404).send(noteHtml('There is nothing to label', { ...around, back }));
    return reply.send(labelsHtml('Labels of units', { look: 'shelf-labels', labels }, { ...around, back }));
  });
}
