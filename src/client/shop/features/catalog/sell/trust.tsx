import { Camera, PackageCheck, Undo2 } from 'lucide-react';
import { countOf } from '#client/lib/format.ts';

/** What a seller worries about, answered beside the price. */
export function Trust({ stores }: { stores: number }) {
  const dropIn = stores > 0 ? ` or drop-in at ${countOf(stores, 'store')}` : '';
  const promises = [
    { icon: PackageCheck, text: `Free tracked label${dropIn}` },
    { icon: Camera, text: 'No cut without a photo of the reason' },
    { icon: Undo2, text: 'Change your mind and it comes back free' },
  ];
  return (
    <ul className="grid gap-3 px-3 pt-5 text-label text-secondary w768:px-2 w960:pt-6 w1280:px-7">
      {promises.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <Icon size={20} className="text-accent-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}
