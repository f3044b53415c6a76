import type { CategoryName } from './catalogue.ts';

/** Reviews as people write them: short, about one thing, not always happy. */
export interface ReviewText {
  rating: 5 | 4 | 3 | 2 | 1;
  title: string;
  body: string;
}

const r = (rating: ReviewText['rating'], title: string, body: string): ReviewText => ({
  rating,
  title,
  body,
});

/** True of anything that the shop sends out. */
export const GENERAL: readonly ReviewText[] = [
  r(
    5,
    'Could not find the marks',
    'Looked for the wear for ten minutes under a lamp. If there is any, I don’t see it.',
  ),
  r(5, 'Arrived next morning', 'Ordered at half four, had it at nine. Well packed, no plastic.'),
  r(5, 'Exactly as described', 'The grade is honest. I’d have called it a step better.'),
  r(
    4,
    'Good, box is plain',
    'Comes in a plain cardboard box rather than the original. Doesn’t matter to me, but it’s not a present as it is.',
  ),
  r(5, 'Second one from here', 'Bought mine in spring and now one for my mother. Same care both times.'),
  r(4, 'One small mark', 'A hairline near the edge, as described. Everything works. Would buy again.'),
  r(
    5,
    'Traded in the old one',
    'They sent a photo of every check on my old one, which I have not seen anywhere else. Paid the next day.',
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
  ),
  r(
    2,
    'Better grade next time',
    'It works well, but Fair was more worn than I had pictured. Kept it for the price.',
  ),
  r(5, 'Helpful in the store', 'Picked it up and they moved everything over while I had a coffee.'),
  r(4, 'Took a day longer', 'Came a day later than promised. They wrote to say so before I asked.'),
  r(
    5,
    'Report in the box',
    'There is a sheet with every test and the name of the person who did it. That convinced me.',
  ),
];

export const BY_CATEGORY: Readonly<Record<CategoryName, readonly ReviewText[]>> = {
  Phones: [
    r(
      5,
      'Battery reads 91 percent',
      'Ordered Excellent. Battery health shows 91, lasts me from seven to eleven.',
    ),
    r(5, 'Feels new', 'New glass on it already, not a scratch on the frame. SIM in, restored, done.'),
    r(
      4,
      'Speaker slightly quiet',
      'Calls are clear, music a little quieter than my last one. Everything else perfect.',
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
    r(5, 'Screen is spotless', 'Not one dead pixel, no yellow corner. My daughter draws on it every day.'),
    r(4, 'Great for reading', 'Battery lasts the week. I’d have liked a cover in the box.'),
    r(5, 'Homework machine', 'Set up in ten minutes, school apps run, everyone quiet.'),
    r(3, 'Bit heavier than I thought', 'Good tablet. For bed I should have bought the small one.'),
  ],
  Laptops: [
    r(5, 'Silent and fast', 'Replaced a seven-year-old machine. It starts before I have sat down.'),
    r(5, 'Battery for two days', 'Writing and mail: two days between charges. Cycle count was 61.'),
    r(4, 'Keys slightly shiny', 'Two keys shine a little, as the grade says. Types like new.'),
    r(4, 'Fresh system', 'Nothing on it that I had to remove. Updates were done already.'),
    r(2, 'Fan noise', 'Louder under load than I had hoped. They offered to take it back and I may.'),
  ],
  Watches: [
    r(5, 'New strap in my size', 'They asked for my size and it fitted. Glass has no scratch.'),
    r(4, 'Pairs at once', 'Took five minutes. Battery ends the day at forty percent.'),
    r(5, 'Runs and sleeps with me', 'Counts what it should and wakes me gently. More than enough watch.'),
  ],
  Audio: [
    r(5, 'The train is gone', 'Noise cancelling makes the 7:42 bearable. New tips were in the box.'),
    r(4, 'Case has a scuff', 'The case has a small scuff, the buds look new and are clean.'),
    r(5, 'Pads are new', 'Smelt of nothing, which is how it should be. Sound is wonderful.'),
  ],
  Consoles: [
    r(5, 'Quiet as new', 'You can tell that it was opened and cleaned. No roar even after an evening.'),
    r(5, 'No drift', 'Both sticks are dead centre. The children have tried hard to change that.'),
    r(4, 'Controller shows use', 'Console is perfect, controller a bit shiny on the grips.'),
    r(3, 'HDMI cable was missing', 'Had to ask for the cable. It came two days later without fuss.'),
  ],
  Accessories: [
    r(5, 'Just works', 'Charges fast, stays cool, fits behind the sofa.'),
    r(4, 'Good quality', 'Feels sturdier than the one that came with the phone.'),
    r(5, 'Went on straight', 'The frame makes it foolproof. I am the fool it was proofed against.'),
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
