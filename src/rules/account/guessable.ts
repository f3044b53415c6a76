/** Letters that people replace by signs that look alike. `1` and `!` may be either of two letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};
const I_OR_L = /[1!|]/g;

const withLetters = (text: string, oneIs: string) =>
  text.replace(/[@43860$57+]/g, (sign) => LOOK_ALIKES[sign] ?? sign).replace(I_OR_L, oneIs);

/** A year, a few digits, or digits in a row behind or before a word hardly make it harder to guess. */
const MOST_SIGNS = 5;
const WITH_SIGNS = /^([^a-z]*)(.*?)([^a-z]*)$/;

/** Whether each digit is one more, one less or the same as the one before it, such as 123456789012 or 99999999. */
function isDigitsInARow(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  return new Set(steps).size === 1 && [0, 1, 9].includes(steps[0] ?? -1);
}

const LONGEST_PART = 4;

/** Whether a text repeats a part of up to four signs, such as 123412341234 or abcabcabc. */
function isRepeated(text: string): boolean {
  const longest = Math.min(LONGEST_PART, Math.floor(text.length / 2));
  for (let length = 1; length <= longest; length += 1) {
    // Moved by the length of its part, a repeated text is the same.
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

const isShort = (signs: string) => signs.length <= MOST_SIGNS || isDigitsInARow(signs) || isRepeated(signs);

/** The words that a password may be made of, without digits around it and with letters for look-alikes. */
export function wordsIn(password: string): string[] {
  const plain = password.trim().toLowerCase();
  const whole = [plain, withLetters(plain, 'i'), withLetters(plain, 'l')];
  const [, before = '', middle = '', behind = ''] = WITH_SIGNS.exec(plain) ?? [];
  // A sign at an end may be part of the word: pa$$ or 1loveyou.
  const cut = [isShort(before) ? middle + behind : '', isShort(behind) ? before + middle : ''];
  if (isShort(before) && isShort(behind)) cut.push(middle);
  const inside = cut.flatMap((text) => [text, withLetters(text, 'i'), withLetters(text, 'l')]);
  return [...new Set([...whole, ...inside])].filter((text) => text !== '');
}

/** Whether a password is digits in a row, or a short part again and again. */
export function isRun(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return isDigitsInARow(plain) || isRepeated(plain);
}
