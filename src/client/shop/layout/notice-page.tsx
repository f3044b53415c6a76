import { useState } from 'react';
import { NOTICES } from '#rules/site/settings-fields.ts';
import { phoneHref } from '#client/lib/phone-href.ts';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';

const LoginDialog = lazyOverlay<{ open: boolean; onClose: () => void }>(() =>
  import('#client/shop/features/account/login-dialog.tsx').then((module) => ({
    default: module.LoginDialog,
  })),
);

const CONTACT =
  'inline-flex min-h-11 items-center rounded-badge underline decoration-outline underline-offset-4 hover:decoration-current';

/** The whole site while it is not open: mode 2 before the start, mode 3 during work on it. */
export function NoticePage({ mode, isPreview = false }: { mode: 2 | 3; isPreview?: boolean }) {
  // The page of the preview has a main part already.
  const Main = isPreview ? 'div' : 'main';
  const settings = useSettings();
  const { title, text } = NOTICES[mode];
  useTitle(title);
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] bg-grey-1">
      <Main
        id={isPreview ? undefined : 'main'}
        className="mx-auto grid w-full max-w-160 content-center justify-items-start gap-4 px-gutter py-16"
      >
        <Fold />
        <p className="mt-4 text-name">{settings?.title}</p>
        <h1 className="text-display">{title}</h1>
        <p className="text-lead whitespace-pre-line text-secondary">{settings?.notice_text || text}</p>
        {settings && (
          <p className="mt-2 flex flex-wrap gap-x-6 font-medium">
            {settings.phone && (
              <a href={phoneHref(settings.phone)} className={CONTACT}>
                {settings.phone}
              </a>
            )}
            {settings.email && (
              <a href={`mailto:${settings.email}`} className={CONTACT}>
                {settings.email}
              </a>
            )}
          </p>
        )}
      </Main>
      <footer className="flex min-h-16 flex-wrap items-center justify-center gap-x-6 border-t border-border px-gutter text-caption text-muted">
        {settings?.copyright}
        <StaffEntrance />
      </footer>
    </div>
  );
}

/** The administrator can sign in at any time. */
function StaffEntrance() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 rounded-badge underline-offset-4 hover:underline"
      >
        Staff sign in
      </button>
      <LoginDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The shop's sign, the folding screen of three panels. */
function Fold() {
  return (
    <svg viewBox="0 0 32 24" width={96} height={72} aria-hidden="true">
      <path className="fill-buy" d="M0 4.8 10.67 0v19.2L0 24z" />
      <path className="fill-sell" d="M10.67 0 21.33 4.8V24l-10.66-4.8z" />
      <path className="fill-repair" d="M21.33 4.8 32 0v19.2L21.33 24z" />
    </svg>
  );
}
