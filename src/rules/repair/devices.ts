/** One chosen repair of a cart, as many times as its quantity says. */
interface Chosen {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** The faults to repair. */
  faults: readonly string[];
}

export interface Device<T> {
  productId: number;
  variationId: number | null;
  items: T[];
}

/**
 * The devices of a cart. Different faults of the same product belong to one device; the same fault twice to
 * two. The first added device comes first.
 */
export function devicesOf<T extends Chosen>(items: readonly T[]): Device<T>[] {
  const devices: Device<T>[] = [];
  for (const item of items) {
    for (let unit = 0; unit < item.quantity; unit++) {
      const known = devices.find(
        (device) =>
          device.productId === item.productId &&
          device.variationId === item.variationId &&
          !device.items.some(
            (other) => other === item || other.faults.some((fault) => item.faults.includes(fault)),
          ),
      );
      if (known) known.items.push(item);
      else devices.push({ productId: item.productId, variationId: item.variationId, items: [item] });
    }
  }
  return devices;
}
