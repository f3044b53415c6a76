import type { RepairSignature } from '#contract/repairs.ts';
import { whenWords } from '#client/lib/when-words.ts';

/** Who signed, when, and what for, with the drawing where there is one. */
export function Signature({ signature, now }: { signature: RepairSignature; now: Date }) {
  const { name, at, image, terms } = signature;
  return (
    <figure className="grid justify-items-start gap-1.5">
      {image && (
        <img
          src={image.small}
          alt={`Signature of ${name}`}
          width={image.width}
          height={image.height}
          loading="lazy"
          className="h-auto w-full max-w-60 rounded-control border border-border bg-paper"
        />
      )}
      <figcaption className="text-caption text-muted wrap-anywhere">
        Signed by {name}, {whenWords(at, now)}
        {terms !== null && `, with our terms (${terms})`}
      </figcaption>
    </figure>
  );
}
