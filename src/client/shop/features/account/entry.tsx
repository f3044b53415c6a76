import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { EntryView } from './entry-words.ts';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';

type EntryProps = {
  view: EntryView;
  onView: (view: EntryView) => void;
  onDone: () => void;
  /** The sign-in form, which knows the account that this browser remembers. */
  signIn: ReactNode;
};

/** One of the sign-in forms, with links to the others. Switching focuses the first field of the other form. */
export function Entry({ view, onView, onDone, signIn }: EntryProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [view]);
  return (
    <div ref={place}>
      {view === 'sign-in' && (
        <>
          {signIn}
          <Turn question="New here?" answer="Create account" onTurn={() => onView('register')} />
        </>
      )}
      {view === 'register' && (
        <>
          <RegisterForm onDone={onDone} />
          <Turn question="Have an account already?" answer="Sign in" onTurn={() => onView('sign-in')} />
        </>
      )}
      {view === 'forgot' && <ForgotForm onBack={() => onView('sign-in')} />}
    </div>
  );
}

function Turn(props: { question: string; answer: string; onTurn: () => void }) {
  return (
    <p className="mt-5 border-t border-border pt-4 text-small text-muted">
      {props.question}{' '}
      <button
        type="button"
        onClick={props.onTurn}
        className="-my-2 rounded-badge py-2 font-semibold text-ink underline underline-offset-4 pointer-coarse:py-3"
      >
        {props.answer}
      </button>
    </p>
  );
}
