import type { Line } from '#client/ui/lines.tsx';

export interface Story {
  words: string;
  name: string;
  shop: string;
  line: Line;
  gain: { figure: string; of: string };
}

export const STORIES: readonly Story[] = [
  {
    words:
      'We used to have a till, a repair book and a spreadsheet of trade-ins. Now a customer can hand in an old phone, pay the difference and book a screen in one visit, and the numbers agree at closing time.',
    name: 'Rina Shah',
    shop: 'Northgate Mobiles, three shops',
    line: 'sell',
    gain: { figure: '38 min', of: 'saved at every close' },
  },
  {
    words:
      'The bench list by due time ended the shouting across the counter. Everybody sees what is next, and what waits for a part.',
    name: 'Tom Whitlock',
    shop: 'Fixit Lane, Leeds',
    line: 'repair',
    gain: { figure: '4 in 5', of: 'repairs done the same day' },
  },
  {
    words:
      'Saturday staff get a PIN and see only what they need. I stopped worrying, and I stopped driving in to approve refunds.',
    name: 'Ade Okafor',
    shop: 'Laptop Yard, Bristol',
    line: 'buy',
    gain: { figure: '9 people', of: 'on six kinds of privilege' },
  },
  {
    words:
      'The web shop sold the last one while I had it in my hand, and the till told me so before I could sell it again. That used to be a phone call and a sorry.',
    name: 'Megan Price',
    shop: 'Second Signal, Cardiff',
    line: 'buy',
    gain: { figure: '0', of: 'sold twice since March' },
  },
  {
    words:
      'Every part has a bin and every ticket holds its parts. I order on Monday what the list says, and the drawer of mystery screens is gone.',
    name: 'Callum Reid',
    shop: 'Clyde Repairs, Glasgow',
    line: 'repair',
    gain: { figure: '£3,100', of: 'less in idle parts' },
  },
];
