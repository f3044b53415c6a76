import { accessories } from './views/accessories.ts';
import { audio } from './views/audio.ts';
import { consoles } from './views/consoles.ts';
import { handhelds } from './views/handhelds.ts';
import { laptops } from './views/laptops.ts';
import { smallGoods } from './views/small-goods.ts';
import { watches } from './views/watches.ts';
import type { Picture } from '#demo/art/picture.ts';

/** Every product that is neither a phone nor a tablet. */
export const pictures: readonly Picture[] = [
  ...laptops,
  ...watches,
  ...audio,
  ...consoles,
  ...handhelds,
  ...accessories,
  ...smallGoods,
];
