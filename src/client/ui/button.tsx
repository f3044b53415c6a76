import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { announce } from './announce.ts';
import { buttonLook } from './button-look.ts';
import type { ButtonLook } from './button-look.ts';
import { Spinner } from './spinner.tsx';

type Extras = ButtonLook & { arrow?: boolean | undefined };

export type ButtonProps = ComponentPropsWithRef<'button'> &
  Extras & {
    /** The label while the work runs, such as 'Adding'. The button keeps its width and its focus. */
    busy?: string | false | undefined;
  };

export function Button(props: ButtonProps) {
  const { variant, size, full, className, arrow, busy = false, children, onClick, ...rest } = props;
  useEffect(() => {
    if (busy) announce(busy);
  }, [busy]);
  const face = (
    <>
      {children}
      {arrow && <Arrow />}
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`, since the button would lose its focus while it works.
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonLook({ variant, size, full, className })}
    >
      {busy ? (
        <span className="grid place-items-center">
          <span className="invisible col-start-1 row-start-1 inline-flex items-center gap-2">{face}</span>
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <Spinner />
            {busy}
          </span>
        </span>
      ) : (
        face
      )}
    </button>
  );
}

export function ButtonLink(props: AnchorProps & Extras) {
  const { variant, size, full, className, arrow, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonLook({ variant, size, full, className })}>
      {children}
      {arrow && <Arrow />}
    </Anchor>
  );
}

function Arrow() {
  return <ArrowRight size={16} className="-ml-0.5 transition-transform group-hover/text:translate-x-0.5" />;
}
