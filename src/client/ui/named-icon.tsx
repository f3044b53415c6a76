import {
  Banknote,
  Cable,
  CircleHelp,
  Gamepad2,
  Gift,
  Headphones,
  House,
  Laptop,
  MapPin,
  Percent,
  ShieldCheck,
  Smartphone,
  Store,
  Tablet,
  Tag,
  Truck,
  Undo2,
  Watch,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { pictureSources } from './picture-sources.ts';

/** Icon names in the site's content. A name with a slash is a picture. */
const icons: Readonly<Record<string, LucideIcon>> = {
  banknote: Banknote,
  cable: Cable,
  gamepad: Gamepad2,
  gift: Gift,
  headphones: Headphones,
  help: CircleHelp,
  house: House,
  laptop: Laptop,
  percent: Percent,
  pin: MapPin,
  shield: ShieldCheck,
  smartphone: Smartphone,
  store: Store,
  tablet: Tablet,
  tag: Tag,
  truck: Truck,
  undo: Undo2,
  watch: Watch,
  wrench: Wrench,
};

/** The icon of a menu entry or service. An unknown name renders nothing. */
export function NamedIcon({ icon, size = 18 }: { icon: string | undefined; size?: number }) {
  if (!icon) return null;
  const Known = icons[icon];
  if (Known) return <Known size={size} aria-hidden="true" />;
  if (!icon.includes('/')) return null;
  return <img src={pictureSources(icon).src} alt="" width={size} height={size} className="object-contain" />;
}
