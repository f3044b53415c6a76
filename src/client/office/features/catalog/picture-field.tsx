import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** Opens the media library, which passes the chosen picture to the function. */
export type ChoosePicture = (onPick: (image: string) => void) => void;

type Props = {
  name: string;
  label: string;
  hint: string;
  /** Empty: there is none. */
  value: string;
  error: string | undefined;
  onChoose: ChoosePicture;
  onChange: (image: string) => void;
};

/** One picture of the media library. */
export function PictureField({ name, label, hint, value, error, onChoose, onChange }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
      <p id={id} className="mb-1.5 text-label font-medium">
        {label}
      </p>
      <div className="flex items-center gap-3">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-box border border-border bg-grey-1">
          <Picture name={value || null} alt="" fallback="image" sizes="64px" className="size-full" />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Button size={40} variant="outline" name={name} onClick={() => onChoose(onChange)}>
            {value ? 'Choose another' : 'Choose a picture'}
          </Button>
          {value && (
            <Button size={40} variant="outline" onClick={() => onChange('')}>
              Use none
            </Button>
          )}
        </div>
      </div>
      <p
        id={`${id}-note`}
        className={error ? 'mt-1.5 text-caption font-medium text-danger' : 'mt-1.5 text-caption text-muted'}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
