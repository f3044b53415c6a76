import {
  BatteryMedium,
  Camera,
  CircleHelp,
  HdmiPort,
  PanelBottom,
  Plug,
  Smartphone,
  Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/screen/, Smartphone],
  [/battery/, BatteryMedium],
  [/hdmi/, HdmiPort],
  [/port|charging/, Plug],
  [/glass/, PanelBottom],
  [/camera/, Camera],
  [/else|other/, CircleHelp],
];

export function FaultIcon({ value }: { value: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(value))?.[1] ?? Wrench;
  return <Icon size={22} />;
}
