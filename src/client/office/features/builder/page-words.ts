import type { OfficePageItem, PageSchedule } from '#contract/pages-office-shapes.ts';
import { shopTime } from '#rules/stores/shop-time.ts';
import type { ChipWords } from '../../ui/chip.tsx';
import { dayWords } from '#client/lib/when-words.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** 'Fri 27 Nov, 06:00', as the clocks of London say it. */
export function londonWords(moment: string): string {
  const at = new Date(moment);
  const { minutes } = shopTime(at);
  return `${dayWords(at)}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function scheduleWords({ from, to, is_on: isOn }: PageSchedule): string {
  const end = to === null ? '' : ` to ${londonWords(to)}`;
  return isOn
    ? `Live since ${londonWords(from)}${end && `, until ${end.slice(4)}`}`
    : `${londonWords(from)}${end}`;
}

/** What a page is, in the words of the list. */
export function pageChips({
  state,
  kind,
  is_front,
  has_draft,
  has_draft_words,
  scheduled,
}: OfficePageItem): ChipWords[] {
  const chips: ChipWords[] = [
    state === 'live'
      ? kind === 'home' && !is_front
        ? { label: 'Not chosen', look: 'over' }
        : { label: 'Live', look: 'good' }
      : { label: state === 'archived' ? 'Archived' : 'Not published', look: 'over' },
  ];
  if ((has_draft || has_draft_words) && state !== 'archived')
    chips.push({ label: 'Draft changed', look: 'waits' });
  if (scheduled.length > 0) chips.push({ label: 'Scheduled', look: 'work' });
  return chips;
}

/** The name of who published a revision. The first revision of a built-in page has no author. */
export const publisherWords = (by: string): string => by || 'The shop';

/** Letters that are not another letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** 'Black Friday 2026' as 'black-friday-2026': a page's address from its title. */
export const keyFromTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
