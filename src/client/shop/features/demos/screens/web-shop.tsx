import { Lock, RefreshCw, Search } from 'lucide-react';
import { Picture } from '#client/ui/picture.tsx';
import { cx } from '#client/ui/cx.ts';
import { webShopGround } from '../grounds.ts';
import { windowLook } from './window.ts';

const THINGS = [
  { name: 'iPhone 16', grade: 'Excellent', price: '£539', picture: 'apple-iphone-16/ultramarine-hero' },
  {
    name: 'MacBook Air M2',
    grade: 'Good',
    price: '£549',
    picture: 'apple-macbook-air-13-inch-m2/midnight-hero',
  },
  { name: 'iPad 10th gen', grade: 'Pristine', price: '£259', picture: 'apple-ipad-10th-gen/blue-hero' },
  { name: 'Watch Series 10', grade: 'Good', price: '£239', picture: 'apple-watch-series-10/jet-black-hero' },
];

/** A drawn screen: the shop's own web shop, a second after a sale at the counter. */
export function WebShop() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-gutter h-150 overflow-hidden w650:mx-0 w650:rounded-hero w960:h-156"
      style={webShopGround}
    >
      <div
        className={cx(
          windowLook,
          'absolute top-7 left-5 h-full w-110 overflow-hidden w650:w-full w960:top-12 w960:left-12 w960:w-190',
        )}
      >
        <p className="flex h-10 items-center gap-1.5 border-b border-border bg-grey-1 px-3.5">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-2.5 rounded-full bg-outline" />
          ))}
          <span className="ml-3 flex h-6.5 w-64 items-center gap-1.5 rounded-badge bg-paper px-3 text-[12px] text-secondary w960:w-75">
            <Lock size={12} />
            northgatemobiles.example
          </span>
        </p>
        <p className="flex h-13.5 items-center gap-4.5 px-5 text-small w960:px-6">
          <b className="mr-2 text-body font-price tracking-[-0.02em]">Northgate Mobiles</b>
          <b className="font-semibold text-buy-text">Buy</b>
          <span>Sell</span>
          <span>Repair</span>
          <Search size={18} className="ml-auto" />
        </p>
        <div className="relative mx-5 h-44 overflow-hidden rounded-card bg-linear-105 from-buy-tint to-[#d5d9ff] w960:mx-6">
          <Picture
            name="heroes/fold-buy"
            alt=""
            width={1200}
            height={811}
            sizes="300px"
            className="absolute -right-6 -bottom-1 h-28 w-auto w650:right-4 w650:h-44 w960:right-7 w960:h-48 w1150:right-21"
          />
          <p className="absolute top-6 left-6 text-[1.25rem] leading-6.5 font-semibold tracking-[-0.02em] w960:top-7.5 w960:left-7 w960:text-[1.5rem] w960:leading-7.5">
            Checked, graded,
            <br />
            ready to collect today.
            <span className="mt-4 block w-fit rounded-control bg-ink px-3.5 text-caption leading-8.5 font-semibold text-paper">
              Shop phones
            </span>
          </p>
        </div>
        <div className="grid grid-cols-[repeat(4,142px)] gap-3.5 w650:grid-cols-4 px-5 py-4.5 text-caption w960:px-6">
          {THINGS.map(({ name, grade, price, picture }) => (
            <div key={name} className="min-w-0">
              <span className="block h-29 overflow-hidden rounded-[10px] bg-grey-1 p-1.5 [&_img]:size-full">
                <Picture name={`products/${picture}`} alt="" sizes="160px" />
              </span>
              <b className="mt-2 block truncate font-medium">{name}</b>
              <span className="block text-muted">{grade}</span>
              <b className="block font-semibold tabular-nums">{price}</b>
            </div>
          ))}
        </div>
      </div>
      <p
        className={cx(
          windowLook,
          'absolute right-5 bottom-6 left-5 flex items-center gap-3 py-3.5 pr-4.5 pl-3.5 text-small w650:right-auto w650:left-6',
        )}
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-sell-tint text-sell">
          <RefreshCw size={18} />
        </span>
        <span className="text-muted">
          <b className="block font-semibold text-ink">Sold in Camden, 14:02</b>
          iPhone 14 128GB, online stock{' '}
          <b className="font-semibold whitespace-nowrap text-sell-text tabular-nums">5 → 4</b>
        </span>
      </p>
    </div>
  );
}
