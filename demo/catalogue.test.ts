import { describe, expect, it } from 'vitest';
import { picturesFor } from '#rules/catalog/variation-choice.ts';
import { addOns } from './add-ons.ts';
import { pictureName, productSlug, VIEWS } from './art/names.ts';
import { termRows } from './attributes.ts';
import { buyImageRows, buyProductRows, variationRows } from './buy.ts';
import { brandRows } from './brands.ts';
import { BUY_DEVICES, REPAIR_DEVICES, SELL_DEVICES } from './catalogue.ts';
import source from './catalogue.json' with { type: 'json' };
import { extraImageRows, extraProductRows } from './extras.ts';
import { repairProductId, repairQuestions } from './repair.ts';
import { sellProductId, sellQuestions } from './sell.ts';
import type { Asked } from './questions.ts';

const asked = (questions: readonly Asked[], productId: number, key: string) =>
  questions.find(({ draft, productIds }) => draft.key === key && productIds.includes(productId))?.draft;

const labelOf = (termId: number | null | undefined) =>
  termRows.find(({ id }) => id === termId)?.label ?? null;

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('The demo shop sells what the catalogue says', () => {
  it('has every variation, at the price of its grade plus the uplift of its capacity', () => {
    for (const device of BUY_DEVICES.filter(({ type }) => type === 2)) {
      const prices = variationRows
        .filter(({ productId }) => productId === device.id)
        .map(({ salePrice, regularPrice }) => salePrice ?? regularPrice);
      const connections = device.note.includes('Cellular') ? [0, 60] : [0];
      const wanted = device.colours.flatMap(() =>
        device.specs.flatMap(({ uplift }) =>
          device.prices.flatMap(([, price]) =>
            connections.map((more) => Math.round((price + uplift + more) * 100)),
          ),
        ),
      );
      expect(sorted(prices), device.model).toEqual(sorted(wanted));
    }
  });

  it('counts as many variations as the catalogue does', () => {
    for (const { id, variations, type, note } of source.buy) {
      if (type === 1) continue;
      const made = variationRows.filter(({ productId }) => productId === id).length;
      expect(made, String(id)).toBe(note.includes('Cellular') ? variations * 2 : variations);
    }
  });

  it('shows each variable product by one default variation', () => {
    for (const { id, type } of buyProductRows) {
      const defaults = variationRows.filter((row) => row.productId === id && row.isDefault);
      expect(defaults.length, String(id)).toBe(type === 2 ? 1 : 0);
    }
  });

  it('has a gallery of every product, and a first picture in every colour', () => {
    for (const device of BUY_DEVICES) {
      const pictures = buyImageRows.filter(({ productId }) => productId === device.id);
      expect(pictures.length, `${device.brand} ${device.model}`).toBeGreaterThanOrEqual(4);
      const heroes = pictures.filter(({ name }) => name.endsWith('-hero'));
      expect(heroes.length, `${device.brand} ${device.model}`).toBe(device.colours.length);
    }
    expect(variationRows.filter(({ image }) => !image)).toEqual([]);
  });

  it('shows whoever chooses a colour five views of the product in that colour', () => {
    for (const { id, brand, model, colours } of BUY_DEVICES.filter(({ type }) => type === 2)) {
      const pictures = buyImageRows
        .filter(({ productId }) => productId === id)
        .map(({ name, termId }) => ({ imageName: name, term_label: labelOf(termId) }));
      for (const colour of colours) {
        const wanted = VIEWS.map((view) => pictureName(brand, model, colour, view));
        expect(picturesFor(pictures, { 1: colour }, null)).toEqual(wanted);
      }
    }
  });
});

describe('The demo shop buys at the offers of the catalogue', () => {
  it.each(SELL_DEVICES)('$brand $model', (device) => {
    const best = device.offers[0]?.cash ?? 0;
    const options = asked(sellQuestions, sellProductId(device), 'grade')?.options ?? [];
    expect(options.map(({ label, pounds }) => [label, best + pounds])).toEqual(
      device.offers.map(({ grade, cash }) => [grade, cash]),
    );
    const storage = asked(sellQuestions, sellProductId(device), 'storage')?.options;
    expect(storage?.find(({ label }) => device.spec.startsWith(label))?.pounds ?? 0).toBe(0);
  });
});

describe('The demo shop repairs at the prices of the catalogue', () => {
  it.each(REPAIR_DEVICES)('$brand $model', (device) => {
    const faults = asked(repairQuestions, repairProductId(device), 'faults')?.options ?? [];
    const price = (label: string) => faults.find((fault) => fault.label === label)?.pounds ?? null;
    const parts = asked(repairQuestions, repairProductId(device), 'part_quality')?.options;
    expect(price('Screen')).toBe(device.screenPremium ?? device.screenGenuine);
    expect((price('Screen') ?? 0) + (parts?.[1]?.pounds ?? 0)).toBe(
      device.screenGenuine ?? device.screenPremium ?? 0,
    );
    expect(price('Battery')).toBe(device.battery);
    expect(price('Charging port') ?? price('HDMI port')).toBe(device.port);
    expect(price('Back glass')).toBe(device.backGlass);
    expect(price('Rear camera')).toBe(device.rearCamera);
  });
});

it('offers the screen protector on every phone, fitted in store for £9.99', () => {
  const phones = BUY_DEVICES.filter(({ category }) => category === 'Phones');
  for (const { id } of phones) {
    const option = asked(addOns, id, 'protection')?.options[0];
    expect(option).toMatchObject({ pounds: 9.99, itemId: 63 });
  }
});

it('offers the cable that fits: Lightning for an iPhone before the 15', () => {
  const cableOf = (model: string) => {
    const device = BUY_DEVICES.find((one) => one.model === model);
    return asked(addOns, device?.id ?? 0, 'power')?.options[1]?.label;
  };
  expect(cableOf('iPhone 13')).toMatch('USB-C to Lightning');
  expect(cableOf('iPhone 15')).toMatch('USB-C to USB-C');
});

describe('What is sold beside the catalogue', () => {
  it.each(extraProductRows.filter(({ modelId }) => !modelId))(
    '$name shows itself, not another thing',
    (product) => {
      const brand = brandRows.find(({ id }) => id === product.brandId)?.name ?? '';
      const folder = `products/${productSlug(brand, product.name)}/`;
      const shown = extraImageRows.filter(({ productId }) => productId === product.id);
      expect(shown.filter(({ name }) => !name.startsWith(folder))).toEqual([]);
    },
  );

  it('has pictures of what is sold most beside a device', () => {
    const pictured = new Set(extraImageRows.map(({ productId }) => productId));
    expect([65, 67, 68, 69].filter((id) => !pictured.has(id))).toEqual([]);
  });
});
