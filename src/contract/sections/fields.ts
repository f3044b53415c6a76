/**
 * The description of a section's field: its kind, its label, its limits and its default. Plain data without the schema
 * library, so that a browser can load it too.
 */
interface Named {
  label: string;
  /** A section can't be saved without it. */
  required?: true;
}

interface TextField extends Named {
  kind: 'text' | 'rich-text';
  /** The most characters. */
  most: number;
  /** Shown if the field is empty. */
  standard?: string;
}

/** A picture or video of the shop by its name, or its URL. */
interface FileField extends Named {
  kind: 'picture' | 'video';
}

interface PlainField extends Named {
  kind: 'link' | 'colour' | 'date' | 'icon' | 'yes-no';
}

interface NumberField extends Named {
  kind: 'number';
  least: number;
  most: number;
  standard?: number;
}

/** One of a few values, each with its label. The first is the default. */
interface ChoiceField extends Named {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

/** Ids that are picked from the catalogue, in the order in which they are shown. */
interface PickerField extends Named {
  kind: 'products' | 'categories';
  most: number;
}

interface GroupField extends Named {
  kind: 'group';
  fields: Fields;
}

interface ListField extends Named {
  kind: 'list';
  of: Fields;
  most: number;
}

export type Field =
  TextField | FileField | PlainField | NumberField | ChoiceField | PickerField | GroupField | ListField;

export type Fields = Readonly<Record<string, Field>>;

/** The value of a field on the wire. */
type ValueOf<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'yes-no' }
    ? boolean
    : F extends { kind: 'choice'; options: infer O }
      ? keyof O & string
      : F extends { kind: 'products' | 'categories' }
        ? number[]
        : F extends { kind: 'group'; fields: infer G }
          ? ValuesOf<G>
          : F extends { kind: 'list'; of: infer G }
            ? ValuesOf<G>[]
            : string;

type RequiredIn<G> = { [K in keyof G]: G[K] extends { required: true } ? K : never }[keyof G];

/** The values of several fields. Only the required ones are always present. */
export type ValuesOf<G> = { [K in keyof Pick<G, RequiredIn<G>>]: ValueOf<G[K]> } & {
  [K in keyof Omit<G, RequiredIn<G>>]?: K extends keyof G ? ValueOf<G[K]> | undefined : never;
} extends infer Values
  ? { -readonly [K in keyof Values]: Values[K] }
  : never;
