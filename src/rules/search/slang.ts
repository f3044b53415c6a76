interface Slang {
  slang: string;
  /** The word of the shop's category. */
  kind: string;
}

const BEGINNING = 3;
const ENDINGS = ['y', 'ie', 'ys', 'ies'];

/** How people shorten the names of the shop's categories: 'lappy' and 'lappies' for laptops, 'tabby' for tablets. */
export function slangFor(kinds: ReadonlySet<string>): readonly Slang[] {
  return [...kinds].flatMap((kind) => {
    const beginning = kind.slice(0, BEGINNING);
    const last = beginning.at(-1) ?? '';
    // Only a consonant is doubled. Of 'laptop' and 'laptops', the shorter one is meant.
    if (kind.length <= BEGINNING || /[aeiou]/.test(last) || kinds.has(kind.slice(0, -1))) return [];
    return ENDINGS.map((ending) => ({ slang: `${beginning}${last}${ending}`, kind }));
  });
}
