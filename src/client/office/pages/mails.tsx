import { ArrowLeft, ChevronRight, Lock } from 'lucide-react';
import type { OfficeMail } from '#contract/mails-office.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { MAIL_GROUPS, MAIL_KINDS } from '#rules/site/mail-kinds.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MailForm } from '../features/site/mail-form.tsx';
import { useMails } from '../features/site/mails.api.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { Box } from '../ui/box.tsx';
import { Chip } from '../ui/chip.tsx';
import { ListState } from '../ui/list-states.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';

/** The mails to shoppers, by subject. */
export function MailsPage() {
  useOfficeTitle('Mails');
  const mails = useMails();
  return (
    <>
      <Back href={officePaths.settings()}>Settings</Back>
      <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Mails to shoppers</h1>
      <p className="mt-0.5 mb-5 max-w-160 text-label text-secondary">
        Each mail tells what the law and the buyer need by itself. Add a greeting, a closing or a subject of
        your own.
      </p>
      {mails.data ? <Groups mails={mails.data} /> : <NoMails mails={mails} />}
    </>
  );
}

export function MailPage({ kind }: { kind: string }) {
  const mails = useMails();
  const mail = mails.data?.find((one) => one.kind === kind);
  useOfficeTitle(mail ? MAIL_KINDS[mail.kind].title : 'Mail');
  return (
    <>
      <Back href={officePaths.mails()}>Mails to shoppers</Back>
      {mail ? (
        <>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
            {MAIL_KINDS[mail.kind].title}
          </h1>
          <p className="mt-0.5 mb-5 text-label text-secondary">{MAIL_KINDS[mail.kind].when}</p>
          <MailForm key={mail.kind} mail={mail} />
        </>
      ) : (
        <NoMails mails={mails} />
      )}
    </>
  );
}

function Back({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} className="mb-1 inline-flex min-h-11 items-center gap-2 text-secondary">
      <ArrowLeft size={16} /> {children}
    </Anchor>
  );
}

const isOwn = ({ title, opening, closing }: OfficeMail) => title + opening + closing !== '';

function Groups({ mails }: { mails: readonly OfficeMail[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 w1024:grid-cols-2">
      {Object.entries(MAIL_GROUPS).map(([group, title]) => (
        <Box key={group} title={title}>
          <ul className="-mx-5 -mb-5 divide-y divide-border border-t border-border">
            {mails
              .filter(({ kind }) => MAIL_KINDS[kind].group === group)
              .map((mail) => (
                <li key={mail.kind}>
                  <Anchor
                    href={officePaths.mail(mail.kind)}
                    className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-grey-1 focus-visible:-outline-offset-2"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium">{MAIL_KINDS[mail.kind].title}</span>
                      <span className="block text-caption text-secondary">{MAIL_KINDS[mail.kind].when}</span>
                    </span>
                    {isOwn(mail) && <Chip look="good">Own words</Chip>}
                    <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden="true" />
                  </Anchor>
                </li>
              ))}
          </ul>
        </Box>
      ))}
    </div>
  );
}

function NoMails({ mails }: { mails: ReturnType<typeof useMails> }) {
  const { error, data } = mails;
  if (!error && !data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <section className="rounded-card border border-border bg-paper">
      {error && error.status !== 403 ? (
        <NotLoaded title="The mails did not load" text={messageOf(error)} query={mails} />
      ) : (
        <ListState
          icon={Lock}
          title={error ? 'You may not see the mails' : 'There is no such mail'}
          text={error ? 'Ask the administrator for the right “Site”.' : 'The list shows all that there are.'}
        />
      )}
    </section>
  );
}
