import type { Grade } from '#rules/catalog/conditions.ts';
import type { BuyDevice, CategoryName } from './catalogue.ts';

/** Reviews as people write them: short, about one thing, not always happy. */
export interface ReviewText {
  rating: 5 | 4 | 3 | 2 | 1;
  title: string;
  body: string;
}

/** The devices that a text fits; without it, all on its list. */
type Fits = (device: BuyDevice) => boolean;
export interface FittingText extends ReviewText {
  fits?: Fits;
}

const r = (rating: ReviewText['rating'], title: string, body: string, fits?: Fits): FittingText => ({
  rating,
  title,
  body,
  ...(fits && { fits }),
});

const sold =
  (...grades: Grade[]): Fits =>
  ({ prices }) =>
    prices.some(([grade]) => grades.includes(grade));
/** Devices that had an owner before, and so have a grade, a report and a plain box. */
const used = sold('Pristine', 'Excellent', 'Good', 'Fair');
const worn = sold('Good', 'Fair');
/** Devices that hold personal data and replace another one. */
const holdsData: Fits = ({ category }) => !['Accessories', 'Audio'].includes(category);
const named =
  (pattern: RegExp): Fits =>
  ({ model }) =>
    pattern.test(model);
const both =
  (a: Fits, b: Fits): Fits =>
  (device) =>
    a(device) && b(device);

const buds = named(/AirPods/);
const overEar = named(/WH-/);
const underTheTelevision = named(/PlayStation|Xbox/);
const charger = named(/charger/);
const cable = named(/cable/);
const glass = named(/protector/);
const clearCase = named(/case/);

/** True for most products of the shop. */
export const GENERAL: readonly FittingText[] = [
  r(
    5,
    'Could not find the marks',
    'Looked for the wear for ten minutes under a lamp. If there is any, I don’t see it.',
    used,
  ),
  r(5, 'Arrived next morning', 'Ordered at half four, had it at nine. Well packed, no plastic.'),
  r(5, 'Exactly as described', 'The grade is honest. I’d have called it a step better.', used),
  r(
    4,
    'Good, box is plain',
    'Comes in a plain cardboard box rather than the original. Doesn’t matter to me, but it’s not a present as it is.',
    used,
  ),
  r(5, 'Second one from here', 'Bought mine in spring and now one for my mother. Same care both times.'),
  r(4, 'One small mark', 'A hairline near the edge, as described. Everything works. Would buy again.', worn),
  r(
    5,
    'Traded in the old one',
    'They sent a photo of every check on my old one, which I have not seen anywhere else. Paid the next day.',
    holdsData,
  ),
  r(
    3,
    'Fine after an exchange',
    'The first one had a fault. Exchanged within three days and no argument, but I had to wait.',
  ),
  r(
    4,
    'Does what it should',
    'Nothing to complain about and nothing to write home about, which is what I wanted.',
  ),
  r(
    5,
    'Half the price, same thing',
    'I put it beside my sister’s new one. We could not tell which was which.',
    used,
  ),
  r(
    2,
    'Better grade next time',
    'It works well, but Fair was more worn than I had pictured. Kept it for the price.',
    sold('Fair'),
  ),
  r(
    5,
    'Helpful in the store',
    'Picked it up and they moved everything over while I had a coffee.',
    holdsData,
  ),
  r(4, 'Took a day longer', 'Came a day later than promised. They wrote to say so before I asked.'),
  r(
    5,
    'Report in the box',
    'There is a sheet with every test and the name of the person who did it. That convinced me.',
    used,
  ),
];

export const BY_CATEGORY: Readonly<Record<CategoryName, readonly FittingText[]>> = {
  Phones: [
    r(
      5,
      'Battery reads 91 percent',
      'Ordered Excellent. Battery health shows 91, lasts me from seven to eleven.',
      sold('Excellent'),
    ),
    r(5, 'Feels new', 'New glass on it already, not a scratch on the frame. SIM in, restored, done.', used),
    r(
      4,
      'Speaker slightly quiet',
      'Calls are clear, music a little quieter than my last one. Everything else perfect.',
      used,
    ),
    r(
      5,
      'Camera is the reason',
      'Photographs of the children indoors are sharp for the first time in years.',
    ),
    r(
      3,
      'Warm while charging',
      'Gets warm on a fast charger. Support said it is normal and it has been fine since.',
    ),
    r(5, 'Unlocked, as promised', 'Put in a SIM from a network I had never used. Worked at once.'),
    r(
      4,
      'Colour is lovely',
      'The colour in the pictures is the colour in the hand. Bit slippery without a case.',
    ),
    r(5, 'Fitted the glass for me', 'Paid for the protector in store and it is on without a single bubble.'),
    r(
      1,
      'Lost in the post, then refunded',
      'Never arrived. Refund came in two days, but I still have no phone.',
    ),
  ],
  Tablets: [
    r(
      5,
      'Screen is spotless',
      'Not one dead pixel, no yellow corner. My daughter draws on it every day.',
      used,
    ),
    r(4, 'Great for reading', 'Battery lasts the week. I’d have liked a cover in the box.'),
    r(5, 'Homework machine', 'Set up in ten minutes, school apps run, everyone quiet.'),
    r(3, 'Bit heavier than I thought', 'Good tablet. For bed I should have bought the small one.'),
  ],
  Laptops: [
    r(5, 'Silent and fast', 'Replaced a seven-year-old machine. It starts before I have sat down.'),
    r(5, 'Battery for two days', 'Writing and mail: two days between charges. Cycle count was 61.', used),
    r(4, 'Keys slightly shiny', 'Two keys shine a little, as the grade says. Types like new.', worn),
    r(4, 'Fresh system', 'Nothing on it that I had to remove. Updates were done already.'),
    r(2, 'Fan noise', 'Louder under load than I had hoped. They offered to take it back and I may.'),
  ],
  Watches: [
    r(5, 'New strap in my size', 'They asked for my size and it fitted. Glass has no scratch.', used),
    r(4, 'Pairs at once', 'Took five minutes. Battery ends the day at forty percent.'),
    r(5, 'Runs and sleeps with me', 'Counts what it should and wakes me gently. More than enough watch.'),
  ],
  Audio: [
    r(
      5,
      'The train is gone',
      'Noise cancelling makes the 7:42 bearable. New tips were in the box.',
      both(buds, used),
    ),
    r(
      4,
      'Case has a scuff',
      'The case has a small scuff, the buds look new and are clean.',
      both(buds, worn),
    ),
    r(5, 'Stays in on a run', 'Ten kilometres and they did not move. The small tips fit me.', buds),
    r(4, 'Better than my old ones', 'Voices on calls are clear, also in wind. The case picks up dust.'),
    r(
      5,
      'Pads are new',
      'Smelt of nothing, which is how it should be. Sound is wonderful.',
      both(overEar, used),
    ),
  ],
  Consoles: [
    r(
      5,
      'Quiet as new',
      'You can tell that it was opened and cleaned. No roar even after an evening.',
      both(underTheTelevision, used),
    ),
    r(5, 'On the sofa in minutes', 'Signed in, downloaded and played the same evening.'),
    r(4, 'Needs a bigger card', 'Three large games and it is full. Otherwise all I wanted.'),
    r(5, 'No drift', 'Both sticks are dead centre. The children have tried hard to change that.', used),
    r(
      4,
      'Controller shows use',
      'Console is perfect, controller a bit shiny on the grips.',
      both(underTheTelevision, worn),
    ),
    r(
      3,
      'HDMI cable was missing',
      'Had to ask for the cable. It came two days later without fuss.',
      underTheTelevision,
    ),
  ],
  Accessories: [
    r(5, 'Just works', 'Charges fast, stays cool, fits behind the sofa.', charger),
    r(5, 'Half full in half an hour', 'Plugged it in over breakfast and the phone was ready to go.', charger),
    r(
      4,
      'Bit bigger than the old one',
      'Blocks half of the next socket, but charges twice as fast.',
      charger,
    ),
    r(5, 'Good quality', 'Feels sturdier than the one that came with the phone.', cable),
    r(
      4,
      'Long enough for the bed',
      'Two metres reach from the wall to the pillow. A little stiff at first.',
      cable,
    ),
    r(5, 'Still no fray', 'Bent every day in a bag for months, and both ends are as they were.', cable),
    r(5, 'Went on straight', 'The frame makes it foolproof. I am the fool it was proofed against.', glass),
    r(
      5,
      'Took the fall',
      'The glass cracked on the kitchen floor and the screen did not. Bought another.',
      glass,
    ),
    r(
      4,
      'Leaves a thin rim',
      'Stops short of the very edge, so that a case fits. You stop seeing it.',
      glass,
    ),
    r(5, 'Shows the colour', 'Bought a blue phone to see the blue. Now I do, and it has corners.', clearCase),
    r(4, 'Magnet holds', 'Sticks to the car mount on bad roads. Picks up fingerprints.', clearCase),
    r(5, 'Buttons still click', 'Fits like a glove and none of the buttons went dull.', clearCase),
  ],
};

export const OF_SALES: readonly ReviewText[] = [
  r(5, 'Paid what they said', 'Quote on Monday, posted Tuesday, money on Friday. Not a pound less.'),
  r(
    5,
    'Fair about the scratch',
    'They found a dent I had missed, sent a photo and took off ten pounds. I agreed.',
  ),
  r(4, 'Took three days', 'Two working days for the check and one for the bank. Label was free.'),
  r(
    5,
    'Voucher went into a new one',
    'Took the ten percent more and put it towards the next phone the same afternoon.',
  ),
];

export const OF_REPAIRS: readonly ReviewText[] = [
  r(5, 'Back by lunch', 'Dropped it in before work and had it by one. Screen looks original.'),
  r(5, 'Price stayed the price', 'No "we also found". I paid what was on the page.'),
  r(4, 'Half an hour late', 'Took ninety minutes rather than sixty. The battery is like new.'),
  r(
    5,
    'Told me not to bother',
    'They said that a new battery would do and saved me the screen. Honest people.',
  ),
];

export const AUTHORS = [
  'Priya S.',
  'Tom H.',
  'Amara O.',
  'Gareth W.',
  'Eilidh M.',
  'Hannah B.',
  'Yusuf A.',
  'Chloe D.',
  'Ravi P.',
  'Megan T.',
  'Callum R.',
  'Fatima K.',
  'Oliver J.',
  'Siân E.',
  'Marcus L.',
  'Zainab N.',
  'Harriet C.',
  'Dominik Z.',
  'Isla F.',
  'Ben K.',
  'Grace A.',
  'Kwame B.',
  'Niamh G.',
  'Joshua V.',
  'Leila R.',
  'Aidan S.',
  'Rosie P.',
  'Tariq H.',
  'Ellie W.',
  'Patrick D.',
  'Mei L.',
  'Sanjay M.',
  'Freya N.',
  'Louis T.',
  'Beth O.',
];
