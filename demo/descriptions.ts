import type { BuyDevice, CategoryName } from './catalogue.ts';
import { factsOf } from './facts/index.ts';

const CHECKS: Readonly<Record<CategoryName, readonly string[]>> = {
  Phones: [
    'Display, touch, speakers, cameras and sensors tested one by one',
    'Battery at 85 percent of its first capacity or better, or a new one',
    'Not locked, not blacklisted: the report is in the box',
    'Wiped to a certified standard',
  ],
  Tablets: [
    'Display checked for colour, touch and dead pixels',
    'Battery at 85 percent of its first capacity or better',
    'Not tied to anybody’s account',
    'Wiped to a certified standard',
  ],
  Laptops: [
    'Two hours under full load, with temperature and noise measured',
    'Keyboard, trackpad, every socket and the hinge tested',
    'System freshly installed and activated',
    'Drive wiped to a certified standard',
  ],
  Watches: [
    'Sensors, crown and seals tested',
    'Battery at 85 percent of its first capacity or better',
    'A new strap in your size',
    'Not tied to anybody’s account',
  ],
  Audio: ['Deep-cleaned and disinfected', 'New tips or pads', 'Noise cancelling and microphones measured'],
  Consoles: [
    'Opened, dusted, new thermal paste',
    'Two hours of play at full load',
    'Controller tested: sticks, triggers, battery',
    'Signed out of every account and not banned',
  ],
  Accessories: ['Two-year warranty', 'Tested before we put our name on it'],
};

const GRADES_TEXT =
  '<p><strong>How we grade.</strong> Pristine looks new. Excellent has marks that can’t be seen at arm’s length. Good has light marks that you see but don’t feel. Fair has scratches or small dents. They all work alike.</p>';

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function describeDevice(device: BuyDevice): string {
  const { words } = factsOf(device.model);
  const graded = device.prices.some(([grade]) => grade !== 'New');
  const plain = device.category === 'Accessories';
  if (plain) return `<p>${words}</p>${list(CHECKS.Accessories)}`;
  if (!graded) return `<p>${words}</p><p>New, in the maker’s sealed box, for the UK.</p>`;
  return `<p>${words}</p>${GRADES_TEXT}<p>Checked on our bench before it is sold:</p>${list(CHECKS[device.category])}`;
}
